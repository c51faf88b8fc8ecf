import type { WritingMessages } from '../en/writing.ts'

export const messages: WritingMessages = {
  meta: {
    list: {
      title: 'Artículos – {{name}}',
      description: 'Artículos de {{name}} sobre decisiones y métodos de trabajo, cada uno con sus razones.',
    },
    tag: '{{tag}}: artículos de {{name}}',
    article: '{{article}} – {{name}}',
    missing: 'Artículo no encontrado – {{name}}',
  },
  heading: 'Artículos',
  intro: 'Decisiones y métodos del trabajo, con las razones que hay detrás.',
  feed: 'Canal RSS',
  topics: 'Mostrar artículos por tema',
  all: 'Todos',
  read_one: '{{count}} minuto de lectura',
  read_other: '{{count}} minutos de lectura',
  updated: 'actualizado: {{date}}',
  untranslated: 'Este artículo no está traducido. Su idioma: {{language}}.',
  projects_one: 'El proyecto del que habla',
  projects_other: 'Los proyectos de los que habla',
  back: 'Todos los artículos',
  next: 'Artículo siguiente',
  code: 'Código',
  table: 'Tabla',
  missing: 'Ese artículo no existe',
  missingText: 'Puede que haya cambiado de nombre o se haya retirado.',
}
