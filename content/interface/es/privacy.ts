import type { PrivacyNames, PrivacyWords } from '../en/privacy.ts'

export const privacy: PrivacyWords = {
  heading: 'Privacidad',
  intro:
    'Qué guarda este sitio de usted, para qué y durante cuánto tiempo. Lo que se cuenta se queda en este sitio, y en estas páginas no se ejecuta código de otras empresas.',
  introShared:
    'Qué guarda este sitio de usted, para qué y durante cuánto tiempo. Lo que cuenta se queda en este sitio. El código de otra empresa, el de Google Analytics, solo se ejecuta en estas páginas si usted lo permite.',
  kept: { settings: 'sus ajustes', drafts: 'sus borradores', chat: 'el chat', noticed: 'lo observado' },
  parts: {
    counted: {
      heading: 'Qué se cuenta',
      text: 'Al salir de una página, su navegador comunica al servidor de este sitio qué página era, en qué idioma, desde qué sitio o enlace llegó, si su ventana tiene el ancho de un teléfono, una tableta o un ordenador, hasta dónde se desplazó, cuánto tiempo se quedó y en qué secciones de la página de inicio, cuántas veces pulsó algo y si abrió o usó el CV o el formulario de contacto. No comunica qué escribió ni dónde pulsó.',
      chat: 'También comunica si abrió o usó el chat.',
      audit: 'Si pidió medir un sitio web, comunica además qué resultado obtuvo.',
    },
    apart: {
      heading: 'Cómo se distinguen las visitas',
      text: 'No se usa ninguna cookie para ello ni se guarda nada en su navegador. El servidor forma una marca con su dirección y el nombre de su navegador, mediante una clave que se sortea cada día. Al acabar el día se borran la clave y las marcas. Desde entonces nadie puede saber de quién fue la visita, tampoco {{owner}}. La dirección en sí no se guarda. Las visitas, ya sin marca, se borran a los {{visits}} días.',
    },
    helped: {
      heading: 'Cómo ofrece ayuda el sitio',
      text: 'A los pocos segundos, el sitio empieza a observar en su navegador cómo lo usa: qué sección está a la vista y cuánto tiempo, hasta dónde se ha desplazado, cuántas veces ha pulsado algo, si hace una pausa, si su puntero va al borde superior de la ventana, lo ancha que es su ventana, qué casos de estudio ha abierto y si ya estuvo aquí. Con ello elige qué sugerencia mostrar y cuándo. Nada de esto se envía. Su navegador lo guarda hasta que se cierra la pestaña; durante más tiempo guarda cuándo empezó su última sesión, qué sugerencias ha visto y cuándo, y qué consejos ha cerrado. Más abajo puede verlo, hacer que se olvide y desactivarlo.',
    },
    not: {
      heading: 'Cómo evitar que se le cuente',
      text: 'Use el interruptor de más abajo, o active «Do Not Track» o «Global Privacy Control» en su navegador: entonces no enviará nada de todo esto. Tampoco se cuenta a quien se va antes de cinco segundos sin tocar nada.',
    },
    speed: {
      heading: 'La rapidez de las páginas',
      text: 'Su navegador también comunica con qué rapidez se mostró una página. De ahí se obtienen cifras por día y página, que no pertenecen a ningún visitante y se borran a los {{vitals}} días.',
    },
    given: {
      heading: 'Lo que usted facilita',
      text: 'Un mensaje se guarda con su nombre y su dirección para que {{owner}} pueda responder.',
      // Each only where the site has the feature.
      portal:
        'Si un dispositivo le avisa de las novedades de sus proyectos, la dirección que su navegador indica para ello se guarda hasta que usted lo desactive.',
      resumeByMail:
        'Para un CV se guardan su dirección y su función, que se borran a los {{resumes}} días salvo que haya permitido que {{owner}} le escriba.',
      chat: 'Si {{owner}} ha configurado un proveedor de modelos de lenguaje, este recibe lo que pregunte al asistente y la conversación hasta ese momento para redactar la respuesta, y puede resumir para {{owner}} lo que usted haya aceptado que se guarde. Aquí, lo que diga al asistente solo se guarda con su consentimiento y se borra a los {{chat}} días. Si el asistente se prepara para una empresa, lo que dice la página de inicio de esta se guarda hasta {{company}} días.',
      audit: 'La dirección de un sitio web que usted haga medir se guarda con su resultado {{audits}} días.',
      counts:
        'Se cuenta cuántas veces el servidor responde a una pregunta, prepara un CV o recibe un mensaje, sin indicar para quién.',
      countsWithoutChat:
        'Se cuenta cuántas veces el servidor prepara un CV o recibe un mensaje, sin indicar para quién.',
    },
    deleted: {
      heading: 'Cómo pedir que se borre',
      portal:
        'Si tiene una cuenta, puede eliminarla allí. Con ella desaparece lo que este sitio guarda sobre usted: sus datos e inicios de sesión, sus dispositivos y lo que haya escrito, subido, propuesto y comentado en sus proyectos. Si ha confirmado su dirección de correo, también desaparecen sus mensajes con las respuestas, los CV que pidió y los correos relacionados con todo ello. Sin cuenta, escriba a {{owner}}, que puede eliminar sus mensajes junto con sus correos. Los proyectos en sí se conservan, con su presupuesto, la constancia de lo aprobado y lo que {{owner}} escribió.',
      withoutPortal: 'Escriba a {{owner}}, que puede eliminar sus mensajes junto con sus correos.',
      text: 'El registro de lo que hicieron los administradores se conserva {{log}} días, pero con un número en lugar de su dirección; los contadores contra abusos, un día como máximo y sin su dirección. Por lo demás, los correos enviados por el sitio se conservan {{mails}} días.',
      chat: 'Las conversaciones y lo que dicen las páginas de inicio de empresas no pertenecen a ninguna cuenta y se borran cuando termina su plazo; una conversación puede borrarla enseguida en el chat.',
      audit: 'Los sitios medidos también se borran cuando termina su plazo.',
      backups:
        'Lo que {{owner}} ya ha recibido por correo permanece en ese buzón, y las copias de seguridad anteriores contienen sus datos hasta que se sustituyen.',
    },
    cookies: {
      heading: 'Cookies',
      languages:
        'Hay una para el idioma que elija, y, si tiene una cuenta, las que mantienen su sesión iniciada y reconocen un navegador en el que ya la ha iniciado.',
      oneLanguage:
        'Si tiene una cuenta, hay cookies que mantienen su sesión iniciada y reconocen un navegador en el que ya la ha iniciado.',
      languagesAlone: 'Hay una para el idioma que elija.',
      none: 'No hay ninguna para los visitantes.',
      text: 'En su propio dispositivo, su navegador guarda {{kept}}, junto con las páginas que ha leído, para que se abran sin conexión, y un mensaje escrito sin conexión hasta que se envía; si borra en el navegador los datos de este sitio, todo ello se elimina.',
    },
  },
}

export const privacyNames: PrivacyNames = {
  given: {
    message: 'Un mensaje',
    name: 'su nombre',
    address: 'dirección',
    role: 'su función',
    device: 'un dispositivo',
    question: 'lo que diga al asistente',
    website: 'La dirección de un sitio web',
    company: 'página de inicio',
  },
  deleted: {
    account: 'sus datos',
    writing: 'escrito',
    proposals: 'propuesto',
    remarks: 'comentado',
  },
}
