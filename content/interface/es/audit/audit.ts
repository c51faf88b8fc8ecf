// What the measurement of a website says. {{…}} is filled in.
import type { AuditMessages } from '../../en/audit/audit.ts'

export const audit: AuditMessages = {
  message: 'El sitio web se ha medido.',
  summary: {
    good: '{{page}} obtiene {{score}} de 100 en un teléfono simulado: una página rápida. Su contenido principal aparece tras {{lcp}}.',
    'needs-improvement':
      '{{page}} obtiene {{score}} de 100 en un teléfono simulado: una página aceptable que podría ser más rápida. Su contenido principal aparece tras {{lcp}}.',
    poor: '{{page}} obtiene {{score}} de 100 en un teléfono simulado: una página cuya lentitud se nota. Su contenido principal aparece tras {{lcp}}.',
    'far-too-slow':
      '{{page}} obtiene {{score}} de 100 en un teléfono simulado: una página demasiado lenta. Su contenido principal no aparece hasta pasados {{lcp}}.',
  },
  lightSummary: {
    good: '{{page}} recibe una estimación de {{score}} de 100, sin navegador: una página ligera y bien servida. El servidor responde tras {{ttfb}}.',
    'needs-improvement':
      '{{page}} recibe una estimación de {{score}} de 100, sin navegador: lo que envía podría pesar menos. El servidor responde tras {{ttfb}}.',
    poor: '{{page}} recibe una estimación de {{score}} de 100, sin navegador: envía demasiado o demasiado tarde. El servidor responde tras {{ttfb}}.',
  },
  impact: {
    waiting:
      'Quien entra con el teléfono espera {{lcp}} hasta ver lo que busca. Una parte de las visitas casuales se marcha antes, y los buscadores también tienen en cuenta la velocidad de carga.',
    blocked:
      'Mientras carga, la página no reacciona durante {{tbt}} en total. Quien toca o escribe en ese tiempo cree que no funciona.',
    moving:
      'El contenido se mueve mientras carga. Quien lee se pierde o pulsa lo que no quería, y eso resta confianza justo antes de decidir.',
    none: 'La velocidad no es aquí un obstáculo: la página se ve y se usa sin esperas apreciables. Es mejor dedicar el tiempo al contenido.',
    light:
      'Lo que hay que transferir hace esperar a quien entra con el teléfono. Cuánto espera de verdad solo lo dice una medición con navegador.',
    lightNone:
      'Nada en la entrega supone un obstáculo. Si los scripts frenan la página, solo un navegador puede decirlo.',
  },
  note: {
    browser:
      'Una sola medición en un teléfono simulado. En un servidor como este, páginas de prueba que nunca cambian variaron hasta {{points}} puntos entre mediciones; la publicidad, los contenidos cambiantes, la red y la carga del servidor aumentan la diferencia.',
    pagespeed:
      'Una sola medición de PageSpeed Insights, de Google, en un teléfono simulado. Las mediciones de una misma página varían algunos puntos, más si hay publicidad u otros contenidos cambiantes; repítala antes de sacar conclusiones.',
    light:
      'Medido mediante descargas porque ningún navegador pudo hacerlo: no se sabe cuándo aparece el contenido, si se mueve o si bloquea la página, y la puntuación es una estimación según el peso y la entrega. El tiempo de respuesta cambia con la red en cada medición.',
  },
  recommendation: '{{title}}: {{text}}',
  recommendationWithGain: '{{title}}: {{text}} Mejora estimada: {{gain}}.',
  gain: {
    time: 'cerca de {{time}}',
    bytes: 'cerca de {{bytes}} menos que transferir',
    both: 'cerca de {{time}} y {{bytes}} menos que transferir',
  },
  fixes: {
    'server-response': {
      title: 'Responder antes',
      text: 'El servidor tarda en empezar a responder. Guarde en caché la página terminada o busque la consulta que lo retiene.',
    },
    redirects: {
      title: 'Evitar las redirecciones',
      text: 'Cada una cuesta un viaje de ida y vuelta antes de cargar nada. Enlace la dirección definitiva.',
    },
    compression: {
      title: 'Comprimir el texto',
      text: 'El HTML, los estilos y los scripts se envían sin comprimir. Active Brotli o gzip en el servidor.',
    },
    'render-blocking': {
      title: 'Dejar que la página se dibuje primero',
      text: 'Los estilos y scripts de la cabecera retrasan lo primero que se ve. Incluya en la página los pocos estilos que hacen falta al principio y cargue los scripts con defer.',
    },
    images: {
      title: 'Enviar imágenes más ligeras',
      text: 'Envíelas al tamaño en que se muestran, en AVIF o WebP, y las de más abajo solo cuando se llegue a ellas.',
    },
    'image-dimensions': {
      title: 'Indicar el tamaño de las imágenes',
      text: 'Si no tienen ancho ni alto indicados, el texto salta cuando llegan las imágenes.',
    },
    'unused-code': {
      title: 'Enviar menos código',
      text: 'Buena parte de los scripts y estilos no se usa en esta página. Divídalos por páginas y minifique el resto.',
    },
    'script-work': {
      title: 'Aligerar los scripts',
      text: 'Los scripts mantienen ocupado el teléfono durante la carga. Quite lo que la primera vista no necesita, empezando por los de terceros.',
    },
    caching: {
      title: 'Dejar que el navegador guarde los archivos',
      text: 'Los archivos que no cambian se descargan en cada visita. Deles un nombre con versión y un año de validez.',
    },
    fonts: {
      title: 'Mostrar el texto enseguida',
      text: 'El texto no se ve hasta que llega su fuente. Use font-display: swap y precargue la fuente del titular.',
    },
    'dom-size': {
      title: 'Reducir los elementos',
      text: 'La página tiene muchísimos elementos y el teléfono los recorre en cada cambio. Dibuje las listas largas por partes.',
    },
    'page-weight': {
      title: 'Aligerar la página',
      text: 'En conjunto, la página pesa mucho. Empiece por los archivos más grandes.',
    },
  },
  report: {
    title: 'Velocidad del sitio web: {{host}}',
    score: '{{score}} de 100: {{rating}}',
    kinds: {
      browser: 'Medido con un navegador en un teléfono simulado',
      pagespeed: 'Medido por PageSpeed Insights en un teléfono simulado',
      light: 'Estimado sin navegador',
    },
    vitals: {
      fcp: 'Primer contenido visible (FCP)',
      lcp: 'Contenido principal visible (LCP)',
      cls: 'Cambios de diseño (CLS)',
      fid: 'Retraso de la primera interacción (FID)',
      inp: 'Respuesta a las interacciones (INP)',
      tbt: 'Tiempo de bloqueo (TBT)',
      ttfb: 'Respuesta del servidor (TTFB)',
      'speed-index': 'Índice de velocidad',
    },
    ratings: {
      good: 'bueno',
      'needs-improvement': 'mejorable',
      poor: 'deficiente',
    },
    link: 'Este informe en línea, hasta el {{date}}',
    measured: 'Qué se midió',
    weight: 'Datos transferidos',
    requests_one: '{{requests}} petición',
    requests_other: '{{requests}} peticiones',
    partial: 'La página tiene más de lo que se contó.',
    notMeasured: 'Sin medir',
    fixes: 'Qué cambiar primero',
    nothing: 'No se encontró nada que merezca un cambio.',
    impact: 'Qué significa',
    own: 'Para comparar: {{site}}',
    note: 'Hasta dónde fiarse de las cifras',
    colophon: 'Medido el {{date}} por {{site}}.',
  },
}
