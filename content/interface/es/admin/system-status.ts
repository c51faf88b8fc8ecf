import type { DeskRunningWords } from '../../en/admin/system-status.ts'

export const adminSystemStatus: DeskRunningWords = {
  heading: 'Estado del sitio',
  summary: {
    ok: 'Todo lo que se ha comprobado está bien.',
    attention: 'El sitio funciona. Algo de lo que sigue requiere su atención.',
    failing: 'Algo de lo que sigue no funciona.',
  },
  verdicts: { ok: 'Correcto', attention: 'Requiere atención', failing: 'Con fallos' },
  process:
    'Versión {{version}} sobre Node.js {{node}}, en marcha desde hace {{up}}. Datos del {{at}}, en la instancia que respondió.',
  database: {
    heading: 'Base de datos',
    engine: 'Motor',
    size: 'Tamaño',
    answers: 'Responde en',
    migrations: 'Migraciones',
    applied: '{{applied}} de {{known}} aplicadas',
    slow: 'Responde despacio y hace esperar a las páginas y las llamadas.',
    otherVersion: 'Sus tablas son de una versión del sitio distinta de la que está en marcha.',
    down: 'La base de datos no responde. Hasta que lo haga, las páginas se pueden leer, pero nadie puede iniciar sesión ni se guarda nada.',
  },
  mail: {
    heading: 'Correo',
    smtp: 'Los correos se entregan al servidor de correo configurado.',
    files:
      'No hay ningún servidor de correo configurado: los correos se guardan como archivos y no llegan a nadie. Se configura con SMTP_URL.',
    lastDelivered: 'Última entrega',
    lastKept: 'Último guardado',
    never: 'no consta',
    trouble: {
      pending: 'Un correo del {{at}} aún no se ha podido entregar y se volverá a intentar: {{error}}',
      dead: 'Se abandonó un correo del {{at}}: {{error}}',
    },
  },
  outbox: {
    heading: 'Bandeja de salida',
    text: 'Lo prometido a visitantes y clientes espera aquí hasta que se entrega. Un correo con un enlace se borra, y deja de contarse, cuando el enlace caduca.',
    pending: 'En espera',
    sent: 'Entregados en los últimos 30 días',
    kept: 'Guardados como archivos en los últimos 30 días',
    unconfirmed: 'Probablemente entregados',
    dead: 'Abandonados',
    oldest: 'El más antiguo espera desde',
  },
  disk: {
    heading: 'Disco',
    free: 'Libre donde están los datos',
    total: 'En total',
    little: 'Queda poco espacio. Con el disco lleno no se puede aceptar nada más.',
    unknown: 'El sistema no indica cuánto espacio hay.',
  },
  browser: {
    heading: 'Navegador para mediciones',
    browser: 'Se encontró un Chromium; los sitios se miden con él.',
    pagespeed: 'No se encontró ningún Chromium; los sitios los mide Google PageSpeed Insights.',
    light: 'No se encontró ningún Chromium. Las mediciones se hacen sin navegador, y así lo indican.',
  },
  providers: {
    heading: 'Proveedores de IA',
    none: 'No hay ninguno configurado; el asistente responde a partir de los datos del sitio.',
    configured: 'Configurados: {{names}}.',
    failing: 'La última llamada falló: {{names}}. En su lugar se responde con otros o con los datos del sitio.',
  },
  backup: {
    heading: 'Copia de seguridad',
    sqlite:
      'Un archivo tar con una copia coherente de la base de datos y el secreto del sitio, hecha mientras el sitio funciona.',
    postgres:
      'Un archivo tar con un volcado de la base de datos, hecho con pg_dump mientras el sitio funciona, y el secreto del sitio.',
    withDocuments: 'Incluye los documentos de los clientes.',
    withoutDocuments: 'Los documentos de los clientes están en un almacenamiento S3 y no se incluyen.',
    care: 'Guárdelo como una contraseña: quien lo tiene, lo tiene todo.',
    restore: 'Para restaurarla, detenga el sitio y ejecute esto donde está instalado:',
    elsewhere:
      'Este sitio guarda sus datos en PostgreSQL, y en el servidor no se encontró pg_dump. Donde estén instaladas las herramientas de PostgreSQL, esto hace una copia de la base de datos:',
    button: 'Hacer copia ahora',
    busy: 'Haciendo la copia…',
    done: 'Copia hecha',
    doneText: '{{name}} ({{size}}) se entregó a su navegador.',
  },
  testMail: {
    heading: 'Correo de prueba',
    text: 'Envía enseguida un correo a la dirección de quien gestiona el sitio y muestra qué responde el servidor de correo.',
    files: 'Sin servidor de correo, se guarda como archivo.',
    button: 'Enviar correo de prueba',
    busy: 'Enviando…',
    delivered: 'El servidor de correo aceptó el correo para {{to}}.',
    kept: 'El correo para {{to}} se guardó como archivo.',
    failed: 'El correo para {{to}} no se entregó: {{error}}',
  },
  keptMails: {
    heading: 'Últimos correos guardados como archivos',
    none: 'Aún no se ha guardado ningún correo.',
    about: 'Para {{to}}, {{at}}',
    download: 'Descargar',
  },
}
