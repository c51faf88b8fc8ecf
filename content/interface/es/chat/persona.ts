// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId } from '#contract/chat/persona.ts'

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
  /** Of a project of the owner's, with its challenge in the owner's words. */
  scenario: {
    company:
      'Imaginemos la situación: {{company}} tiene el mismo problema que «{{project}}». {{challenge}} Pregúnteme cómo procedió {{owner}}.',
    none: 'Imaginemos la situación: usted tiene el mismo problema que «{{project}}». {{challenge}} Pregúnteme cómo procedió {{owner}}.',
  },
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
    software: 'Software',
    consulting: 'Consultoría',
    recruiting: 'Selección de personal',
  } satisfies Record<IndustryId, string>,
}
