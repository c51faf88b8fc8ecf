// What others said about the owner, in French. Replace with real quotes; ids match content/testimonials.ts.
import type { TestimonialTexts } from '../../../contract/content-source.ts'

export const testimonials: TestimonialTexts = {
  'fjordvane-cio': {
    quote:
      'Mara nous a dit quels pilotes arrêter avant de proposer quoi que ce soit de nouveau. EPIC répond plus vite ' +
      'que notre ancienne recherche, et les auditeurs ont validé sa gestion des accès.',
    role: 'DSI, Fjordvane Logistics',
  },
  'hyllemark-data-science': {
    quote:
      'Avant, je planifiais les livraisons de modèles par trimestre. Aujourd’hui, mon équipe livre en deux jours, ' +
      'et quand un modèle se dégrade, nous le savons avant les magasins.',
    role: 'Direction data science, Hyllemark Retail',
  },
  'klarmynt-risk': {
    quote:
      'Elle a préféré le modèle que nos analystes pouvaient expliquer à celui dont le score était un peu meilleur. ' +
      'Deux ans plus tard, c’était toujours le bon choix.',
    role: 'Responsable des risques, Klarmynt Payments',
  },
  'fjordvane-engineering': {
    quote:
      'Ses revues sont courtes et écrites. On en sort en sachant ce qui est décidé, ce que cela coûte et ce qui ' +
      'ferait changer d’avis.',
    role: 'Engineering Manager, Fjordvane Logistics',
  },
}
