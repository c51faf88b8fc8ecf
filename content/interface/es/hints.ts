// The hints that visitors meet on the home page. {{…}} is filled in.
import type { HintMessages } from '../en/hints.ts'

export const hintMessages: HintMessages = {
  label: 'Consejo',
  list: 'Consejos de esta página',
  close: 'Cerrar este consejo',
  next: 'Siguiente consejo',
  none: 'No mostrar más consejos',
  reach: 'Pulse F8 para ir a este consejo y Escape para cerrarlo.',
  categories: {
    feature: 'Conviene saberlo',
    navigation: 'Para orientarse',
    interaction: 'Para probar',
  },
  hints: {
    'welcome-chat': {
      title: 'Pregunte a {{assistant}}',
      text: 'El asistente responde con los datos de este sitio e indica dónde está cada uno.',
      action: 'Abrir el chat',
    },
    'language-switcher': {
      title: 'En su idioma',
      text: 'Todo el sitio puede leerse en {{languages}}.',
      action: 'Elegir idioma',
    },
    'resume-download': {
      title: 'Un CV para su función',
      text: 'Indique quién lo leerá y recibirá un PDF que empieza por lo que a usted le importa.',
      action: 'Descargar CV',
    },
    'projects-navigation': {
      title: 'Los proyectos, uno junto a otro',
      text: 'Cada caso de estudio explica el problema, la solución y los resultados.',
      action: 'Ver proyectos',
    },
    'theme-toggle': {
      title: 'Claro u oscuro',
      text: 'La página sigue la configuración de su sistema. Aquí puede cambiarla.',
      action: 'Cambiar ahora',
    },
    'performance-analysis': {
      title: '¿Es rápido su sitio web?',
      text: '{{assistant}} puede medirlo y decir qué ayudaría más.',
      action: 'Medir un sitio web',
    },
    'scroll-exploration': {
      title: 'Hay más abajo',
      text: 'Competencias con sus pruebas, todos los empleos y los casos de estudio.',
      action: 'Seguir leyendo',
    },
    'interactive-elements': {
      title: 'Abra una competencia',
      text: 'Detrás de cada una está lo que la respalda: logros, cifras y proyectos.',
      action: 'Abrir una',
    },
  },
}
