// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId, ThemeId } from '#contract/chat/persona.ts'

export const persona = {
  /** Where nothing is known of a company; where it is; and where its field of business is, too. */
  greeting: {
    none: 'Hola, soy {{assistant}}. Pregúnteme lo que quiera saber sobre el trabajo de {{owner}}; aquí tiene algunas ideas para empezar.',
    company:
      'Hola, soy {{assistant}}. Usted escribe desde {{company}}, así que he elegido lo que allí podría interesarle. También puede preguntar cualquier otra cosa.',
    industry:
      'Hola, soy {{assistant}}. Usted escribe desde {{company}}, así que he elegido lo que suele importar en su sector ({{industry}}). También puede preguntar cualquier otra cosa.',
  },
  /** Asked about a product that the company uses and the facts name. */
  technology: '¿Qué ha hecho {{owner}} con {{technology}}?',
  scenario: {
    company:
      'Imaginemos la situación: usted es responsable de la tecnología en {{company}}. {{scene}} Pregúnteme cómo procedió {{owner}} en un caso parecido.',
    none: 'Imaginemos la situación: usted es responsable de la tecnología en su organización. {{scene}} Pregúnteme cómo procedió {{owner}} en un caso parecido.',
  },
  /** Questions that the facts answer; a test asks each of them. */
  topics: {
    documents: '¿Cómo responde EPIC a partir de documentos sin mostrar lo que una persona no puede leer?',
    decisions: '¿Cómo decide la detección de fraude en milisegundos y aun así da razones?',
    forecasts: '¿Cómo se detecta pronto el drift de los modelos de previsión?',
    releases: '¿Cómo pasó la publicación de modelos de seis semanas a dos días?',
    costs: '¿Cómo se redujeron el coste por respuesta y el coste de entrenamiento?',
    telemetry: '¿Cómo se procesa la telemetría de los aerogeneradores?',
    direction: '¿Cómo obtienen los equipos decisiones de arquitectura con rapidez?',
  } satisfies Record<ThemeId, string>,
  scenes: {
    documents:
      'La plantilla va a consultar a un asistente sobre documentos confidenciales, y auditoría quiere saber quién pudo ver qué.',
    decisions: 'Cada decisión se toma mientras un cliente espera, y hay que poder explicar cada rechazo.',
    forecasts:
      'Una previsión que acertó durante un año ha empezado a fallar, y los primeros en notarlo fueron los clientes.',
    releases: 'Un modelo está listo en un notebook, y su puesta en producción dura ya dos meses.',
    costs: 'El piloto fue un éxito, pero ofrecerlo a todos costaría el doble del presupuesto.',
    telemetry: 'Miles de dispositivos envían datos cada segundo, y nadie los mira hasta la mañana siguiente.',
    direction: 'Varios equipos construyen lo mismo de maneras distintas, y las decisiones esperan semanas.',
  } satisfies Record<ThemeId, string>,
  industries: {
    banking: 'Banca y pagos',
    insurance: 'Seguros',
    health: 'Sanidad',
    pharma: 'Farmacia y biotecnología',
    retail: 'Comercio minorista',
    manufacturing: 'Industria manufacturera',
    automotive: 'Automoción',
    energy: 'Energía',
    logistics: 'Logística',
    telecoms: 'Telecomunicaciones',
    media: 'Medios y editoriales',
    education: 'Educación',
    government: 'Sector público',
    travel: 'Viajes y hostelería',
    property: 'Inmobiliario y construcción',
    software: 'Software y cloud',
    consulting: 'Consultoría',
    recruiting: 'Selección de personal',
  } satisfies Record<IndustryId, string>,
}
