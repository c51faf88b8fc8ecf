// The measured values of a page, their ratings, and the card that shows this page's own.
import type { VitalMessages } from '../en/vitals.ts'

export const vitals: VitalMessages = {
  names: {
    fcp: 'Primer contenido visible',
    lcp: 'Contenido principal visible',
    cls: 'Cambios de diseño',
    fid: 'Retraso de la primera interacción',
    inp: 'Respuesta a las interacciones',
    tbt: 'Tiempo de bloqueo',
    ttfb: 'Respuesta del servidor',
    'speed-index': 'Índice de velocidad',
  },
  ratings: {
    good: 'bueno',
    'needs-improvement': 'mejorable',
    poor: 'deficiente',
  },
  own: {
    heading: 'Esta página, medida aquí',
    load: 'Tiempo de carga',
    connection: 'Conexión',
    unknown: 'no indicada',
    waiting: 'todavía no',
    show: 'Mostrar las cifras de esta página',
    hide: 'Ocultar las cifras de esta página',
    close: 'Cerrar las cifras de esta página',
  },
}
