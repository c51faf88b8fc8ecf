// What others said about the owner, in Spanish. Replace with real quotes; ids match content/testimonials.ts.
import type { TestimonialTexts } from '../../../contract/content-source.ts'

export const testimonials: TestimonialTexts = {
  'fjordvane-cio': {
    quote:
      'Mara nos dijo qué pilotos cerrar antes de proponer nada nuevo. EPIC responde más rápido que nuestro antiguo ' +
      'buscador, y los auditores dieron por bueno su diseño de accesos.',
    role: 'Director de sistemas de información, Fjordvane Logistics',
  },
  'hyllemark-data-science': {
    quote:
      'Antes planificaba las versiones de los modelos por trimestres. Ahora mi equipo las publica en dos días y, ' +
      'cuando un modelo flojea, lo sabemos antes que las tiendas.',
    role: 'Directora de ciencia de datos, Hyllemark Retail',
  },
  'klarmynt-risk': {
    quote:
      'Eligió el modelo que nuestros analistas podían explicar frente al que puntuaba algo mejor. Dos años después ' +
      'seguía siendo la decisión correcta.',
    role: 'Responsable de riesgos, Klarmynt Payments',
  },
  'fjordvane-engineering': {
    quote:
      'Sus revisiones son breves y quedan por escrito. De ellas se sale sabiendo qué se decidió, qué cuesta y qué ' +
      'haría cambiar la decisión.',
    role: 'Responsable de ingeniería, Fjordvane Logistics',
  },
}
