// Lo que los visitantes preguntan a todo el mundo: cómo lo preguntan, y la pregunta tal como se propone.
import type { InterviewQuestions } from '../vocabulary/interview-questions.ts'

export const interview: InterviewQuestions = {
  strengths: {
    question: '¿Cuáles son los puntos fuertes de {{owner}}?',
    says: 'puntos fuertes|punto fuerte|fortaleza*|en que destaca|se le da mejor|virtud*|en que es buena|sobresale|mejor cualidad|mejores cualidades|en que es mejor',
  },
  weakness: {
    question: '¿Cuáles son los puntos débiles de {{owner}}?',
    says: 'puntos debiles|punto debil|debilidad*|defecto*|areas de mejora|deberia mejorar|se le da mal|limitaciones|en que falla|punto flaco|puntos flacos|por mejorar|flaqueza*|desventaja*|se le da peor',
  },
  failure: {
    question: '¿De qué fracaso aprendió {{owner}}?',
    says: 'fracas*|mayor error|error cometido|errores cometidos|equivoc*|salio mal|que salio mal|leccion*|arrepient*|haria distinto|haria diferente|no funciono|mayor equivocacion|tropiezo*|error|metedura de pata|meter la pata|metio la pata|metido la pata|pifia*|cagada*|patinazo*',
  },
  proudest: {
    question: '¿De qué se enorgullece más {{owner}}?',
    says: 'orgull*|enorgulle*|proyecto favorito|mayor satisfaccion|momento estelar|favorito de su carrera',
  },
  hardest: {
    question: '¿Cuál fue el problema más difícil para {{owner}}?',
    says: 'mas dificil|mas duro|mayor reto de su carrera|mayor desafio|mayor reto|mas complejo|mas complicado|situacion dificil|problema mas|situaciones dificiles',
  },
  'why-hire': {
    question: '¿Por qué contratar a {{owner}}?',
    says: 'por que contratarla|por que contratar|por que deberiamos|por que deberia contratar|por que ella|por que elegirla|convenceme|convenzame|la distingue|la diferencia|que la hace|que la hace especial|que aporta ella|que aportaria|que valor|mejor que otros|diferente de otros|por que elegir|mejor candidata',
  },
  motivation: {
    question: '¿Qué motiva a {{owner}}?',
    says: 'motiv*|apasion*|pasion*|le gusta de su|disfruta|le gusta de|ilusion*|impulsa|entusias*|valores|que le importa|le encanta',
  },
  origin: {
    question: '¿Cómo llegó {{owner}} a este oficio?',
    says: 'como llego a|como empezo en|por que eligio esta|por que se hizo|como se hizo|como se convirtio|convertirse en|por que esta profesion|vocacion|como empezo todo|llego a ser|se metio en|por que escogio',
  },
  leaving: {
    question: '¿Por qué cambiaría {{owner}} de trabajo?',
    says: 'por que quiere cambiar|por que cambiaria|por que busca trabajo|por que busca otro|motivo del cambio|por que quiere dejar|quiere irse|por que dejaria|cambiar de trabajo|por que busca un',
  },
  'ideal-role': {
    question: '¿Qué puesto busca {{owner}}?',
    says: 'puesto ideal|trabajo ideal|rol ideal|trabajo de sus suenos|que busca|que puesto busca|que tipo de puesto|tipo de puesto|que rol busca|proximo puesto|proximo trabajo|siguiente paso laboral|empresa ideal|proyecto ideal|que esta buscando|tipo de trabajo busca|empleo ideal',
  },
  'five-years': {
    question: '¿Dónde se ve {{owner}} en cinco años?',
    says: 'en cinco anos|en 5 anos|dentro de cinco|dentro de 5|se ve en|objetivos|metas|largo plazo|ambicion*|planes de futuro|planes para el futuro|futuro profesional|aspira*',
  },
  'first-ninety-days': {
    question: '¿Qué haría {{owner}} en los primeros 90 días?',
    says: 'primeros 90 dias|primeros noventa dias|tres primeros meses|primeros tres meses|primeros 3 meses|primeros cien dias|primeros 100 dias|primer mes|primeras semanas|90 dias|primeros dias|primera semana|incorporacion al puesto|primer dia',
  },
  leadership: {
    question: '¿Cómo dirige {{owner}} a las personas?',
    says: 'estilo de liderazgo|estilo de direccion|como dirige|como lidera|como gestiona a|como gestiona equipos|como jefa|como jefe|forma de dirigir|filosofia de liderazgo|manera de dirigir|deleg*|tipo de lider|como lider|forma de liderar|motiva a su equipo',
  },
  mentoring: {
    question: '¿Cómo ayuda {{owner}} a crecer a otros?',
    says: 'mentor*|coach*|crecer a otros|hacer crecer|juniors|ensena a|ayuda a otros|formar a|desarrollar a su|apoya a los jovenes|principiantes del equipo|desarrolla a las personas|acompana a',
  },
  hiring: {
    question: '¿Cómo contrata {{owner}}?',
    says: 'como contrata|como selecciona|seleccion de personal|entrevista a|entrevistas de trabajo|en que se fija|forma equipos|construye equipos|armar un equipo|crear un equipo|recluta*|busca en un candidato|proceso de seleccion|formar un equipo|busca en los candidatos',
  },
  conflict: {
    question: '¿Cómo maneja {{owner}} los conflictos?',
    says: 'conflicto*|desacuerdo*|discusion*|companeros dificiles|personas dificiles|gente dificil|tension*|diferencias de opinion|discrepancia*',
  },
  feedback: {
    question: '¿Cómo da y recibe críticas {{owner}}?',
    says: 'feedback|critica*|retroaliment*|recibe comentarios|acepta las criticas',
  },
  decisions: {
    question: '¿Cómo toma decisiones {{owner}}?',
    says: 'toma decisiones|tomar decisiones|toma de decisiones|como decide|toma las decisiones|decision dificil|decisiones dificiles|tomo la decision|proceso de decision',
  },
  estimates: {
    question: '¿Cómo estima {{owner}} el trabajo?',
    says: 'estim*|planific*|plazos del proyecto|calcula el esfuerzo|calcula plazos|calculo de plazos|como planea',
  },
  priorities: {
    question: '¿Cómo fija prioridades {{owner}}?',
    says: 'priori*|se organiza|organiza su|gestion del tiempo|decir que no|organizada|organiza el trabajo',
  },
  pressure: {
    question: '¿Cómo lleva {{owner}} la presión?',
    says: 'presion|estres*|plazos ajustados|plazo*|crisis|urgencia*|mantener la calma|conciliacion|incidente*|guardias|sobrecarga|horas extra|emergencia*|equilibrio entre',
  },
  teamwork: {
    question: '¿Cómo trabaja {{owner}} con los equipos?',
    says: 'trabajo en equipo|trabaja en equipo|trabaja con equipos|trabajar con ella|trabaja con otros|colabor*|personalidad|caracter|forma de trabajar|manera de trabajar|metodo de trabajo|como companera|como es ella|como trabaja|como es trabajar|estilo de trabajo|que tipo de persona|con los equipos|sentido del humor',
  },
  remote: {
    question: '¿Trabaja {{owner}} a distancia?',
    says: 'a distancia|teletrabaj*|remoto|en remoto|desde casa|presencial*|hibrido|en la oficina|equipos distribuidos|remota|remotamente',
  },
  meetings: {
    question: '¿Qué opina {{owner}} de las reuniones?',
    says: 'reuniones|reunion de|de las reuniones|juntas|standup|stand up',
  },
  stakeholders: {
    question: '¿Cómo habla {{owner}} con quien no es del oficio?',
    says: 'no tecnic*|no especialista*|directivos|direccion general|junta directiva|comunica*|comunicacion|explicar la tecnica|partes interesadas|stakeholder*|explica temas|consejo de administracion|publico general|profanos',
  },
  quality: {
    question: '¿Cómo asegura {{owner}} la calidad?',
    says: 'asegura la calidad|asegurar la calidad|garantiza la calidad|control de calidad|calidad|revision de codigo|revisiones de codigo|pruebas de software|estrategia de pruebas|deuda tecnica|como prueba',
  },
  'working-day': {
    question: '¿Cómo es un día de trabajo de {{owner}}?',
    says: 'dia tipico|dia de trabajo|dia normal|dia a dia|jornada|semana tipica|rutina|sigue programando|aun programa|programa todavia|todavia programa|un dia de',
  },
  tools: {
    question: '¿Qué herramientas usa {{owner}} a diario?',
    says: 'herramientas favoritas|herramienta favorita|herramientas diarias|herramientas a diario|a diario|cada dia usa|editor|lenguaje favorito|tecnologia favorita|sistema operativo|ordenador|herramientas preferidas|lenguaje preferido',
  },
  learning: {
    question: '¿Cómo sigue aprendiendo {{owner}}?',
    says: 'al dia|se forma|aprend*|formacion continua|actualiz*|autodidacta|se mantiene|aprende cosas|esta estudiando ahora',
  },
  'trade-mistakes': {
    question: '¿Qué se hace mal en el oficio, según {{owner}}?',
    says: 'errores comunes|error comun|errores frecuentes|error frecuente|errores tipicos|sobrevalorad*|infravalorad*|opinion impopular|le molesta|mito|mitos|se hace mal|hacen mal|la mayoria de los equipos|le fastidia',
  },
  ai: {
    question: '¿Qué opina {{owner}} de la inteligencia artificial?',
    says: 'opina de la ia|opina sobre la ia|piensa de la ia|piensa sobre la ia|opinion sobre la ia|inteligencia artificial|usa la ia|usa ia|la ia va|ia generativa|chatgpt|futuro de la ia|la ia reemplaz*|la ia sustitu*|de los llm|vision de la ia',
  },
  trends: {
    question: '¿Qué tendencias sigue {{owner}}?',
    says: 'tendencia*|futuro de|futuro del|evolucion del|proximos anos|moda|prediccion*|hacia donde va',
  },
  advice: {
    question: '¿Qué consejo da {{owner}} a quien empieza?',
    says: 'consejo*|aconsej*|recomendaria a|recomienda a los|principiante*|quien empieza|jovenes|para empezar en',
  },
  notice: {
    question: '¿Cuándo podría empezar {{owner}}?',
    says: 'preaviso|cuando puede empezar|cuando podria empezar|fecha de inicio|disponible a partir|disponible desde|incorporacion inmediata|cuando esta disponible|cuando estaria|cuanto antes|cuando podria incorporarse|cuando puede incorporarse|disponibilidad inmediata|cuando esta libre|a partir de cuando|cuando podria comenzar',
  },
  salary: {
    question: '¿Qué sueldo espera {{owner}}?',
    says: 'salario*|sueldo*|salarial*|remuneracion|cuanto gana|ingresos|pretensiones|paga|cobra al ano|retribucion|bonus',
  },
  rates: {
    question: '¿Qué tarifas tiene {{owner}}?',
    says: 'tarifa*|precio*|cuanto cobra|cuanto cuesta|cuanto costaria|honorarios|coste de una|por hora|por dia|presupuesto para|factura*|que cobra|cuanto vale|costaria|cotizacion|descuento*',
  },
  contract: {
    question: '¿Qué tipo de contrato acepta {{owner}}?',
    says: 'freelance|autonom*|por cuenta propia|indefinido|jornada completa|media jornada|tiempo parcial|tiempo completo|tipo de contrato|contrato|temporal|interina|por proyecto|dias por semana|dias a la semana|empresa propia',
  },
  hours: {
    question: '¿En qué horario trabaja {{owner}}?',
    says: 'horario*|zona horaria|huso horario|fin de semana|fines de semana|que horas|horas trabaja|horas a la semana|turno*|responde rapido|diferencia horaria|de noche',
  },
  relocation: {
    question: '¿Se mudaría {{owner}}?',
    says: 'mudar*|mudaria|reubic*|traslad*|cambiar de ciudad|cambiar de pais|vivir en otro|mudanza|irse a vivir|cambio de residencia',
  },
  travel: {
    question: '¿Viaja {{owner}} por trabajo?',
    says: 'viaj*|desplazar*|venir a nuestra|visitarnos|viajes de trabajo|desplazamiento*|venir a vernos',
  },
  permit: {
    question: '¿Dónde puede trabajar {{owner}} legalmente?',
    says: 'permiso de trabajo|visado|visa|autorizacion de trabajo|derecho a trabajar|ciudadana europea|habilitacion de seguridad|patrocinio|legalmente|nie',
  },
  'client-start': {
    question: '¿Cómo empieza un proyecto con {{owner}}?',
    says: 'como empieza un|como empezamos|como empezar un proyecto|como se empieza|iniciar un proyecto|empezar un proyecto|primer paso|primeros pasos|siguientes pasos|como la contrato|como contratarla|como trabajamos juntos|como se trabaja con|que necesita de nosotros|proceso de trabajo|como es una colaboracion|entrega al equipo|traspaso|como puedo contratar|como funciona un encargo|como arranca|trabajar juntos',
  },
  duration: {
    question: '¿Cuánto dura un proyecto con {{owner}}?',
    says: 'cuanto dura un|cuanto duraria|cuanto dura|cuanto tiempo lleva un|cuanto tardaria|cuanto se tarda|cuanto tarda|duracion de un|duracion minima|cuantas semanas|cuanto llevaria|cuanto tiempo llevaria|duracion habitual',
  },
  'small-clients': {
    question: '¿Trabaja {{owner}} con empresas pequeñas?',
    says: 'empresas pequenas|empresa pequena|pequenas empresas|pequena empresa|startup*|pyme*|proyectos pequenos|proyecto pequeno|poco presupuesto|demasiado pequen*|clientes pequenos|emprendedores|presupuesto pequeno',
  },
  unwanted: {
    question: '¿Qué no hace {{owner}}?',
    says: 'que no hace|no hace|rechaz*|no quiere hacer|no acepta|no sabe|nunca ha hecho|nunca ha usado|sin experiencia|no tiene experiencia|carencia*|no domina|no conoce|no ofrece|no ha hecho|lagunas|no ha trabajado|no aceptaria|no haria',
  },
  hobbies: {
    question: '¿Qué hace {{owner}} fuera del trabajo?',
    says: 'aficion*|hobby|hobbies|tiempo libre|fuera del trabajo|ocio|pasatiempo*|intereses|despues del trabajo|se relaja|deporte*|musica|mascota*|cuando no trabaja|ratos libres|desconect*',
  },
  reading: {
    question: '¿Qué libros recomienda {{owner}}?',
    says: 'libro|libros|lee|lectura*|libro favorito|admira*|inspira*|referente*|modelo a seguir|podcast que',
  },
  'side-projects': {
    question: '¿Tiene {{owner}} proyectos propios o de código abierto?',
    says: 'proyectos personales|proyecto personal|codigo abierto|open source|software libre|proyectos propios|perfil de github|proyectos paralelos|codigo publico|proyectos en su tiempo',
  },
}
