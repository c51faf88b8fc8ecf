// What the owner offers, in Spanish. Replace with your own words; ids match content/services.ts.
import type { ServiceTexts } from '../../../contract/content-source.ts'

export const services: ServiceTexts = {
  'cloud-architecture': {
    title: 'Arquitectura cloud',
    description:
      'Diseños y revisiones para Azure y AWS, con la carga, el coste y la recuperación resueltos antes de construir ' +
      'nada.',
  },
  'ai-ml-solutions': {
    title: 'Soluciones de IA/ML',
    description: 'Asistentes y modelos medibles y fiables, desde el primer conjunto de evaluación hasta producción.',
  },
  'devops-mlops': {
    title: 'DevOps y MLOps',
    description:
      'Un único camino probado del commit a producción, para código y modelos, que queda en manos de su equipo.',
  },
  'technical-consulting': {
    title: 'Consultoría técnica',
    description: 'Una segunda opinión por escrito, en un plazo de dos semanas, sobre una decisión difícil de revertir.',
  },
}
