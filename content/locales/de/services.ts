// What the owner offers, in German. Replace with your own words; ids match content/services.ts.
import type { ServiceTexts } from '../../../contract/content-source.ts'

export const services: ServiceTexts = {
  'cloud-architecture': {
    title: 'Cloud-Architektur',
    description:
      'Entwürfe und Reviews für Azure und AWS; Last, Kosten und Wiederherstellung sind geklärt, bevor etwas gebaut ' +
      'wird.',
  },
  'ai-ml-solutions': {
    title: 'KI- und ML-Lösungen',
    description:
      'Assistenten und Modelle, die messbar sind und Vertrauen verdienen, vom ersten Evaluationsdatensatz bis in ' +
      'die Produktion.',
  },
  'devops-mlops': {
    title: 'DevOps & MLOps',
    description:
      'Ein getesteter Weg vom Commit in die Produktion, für Code wie für Modelle, samt Übergabe an Ihr Team.',
  },
  'technical-consulting': {
    title: 'Technische Beratung',
    description: 'Eine schriftliche Zweitmeinung zu einer schwer umkehrbaren Entscheidung, innerhalb von zwei Wochen.',
  },
}
