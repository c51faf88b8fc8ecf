// What the owner offers, in English. Replace with your own words; ids match content/services.ts.
import type { ServiceTexts } from '../../../contract/content-source.ts'

export const services: ServiceTexts = {
  'cloud-architecture': {
    title: 'Cloud Architecture',
    description:
      'Designs and reviews for Azure and AWS, with load, cost and recovery worked out before anything is built.',
  },
  'ai-ml-solutions': {
    title: 'AI/ML Solutions',
    description: 'Assistants and models that can be measured and trusted, from the first evaluation set to production.',
  },
  'devops-mlops': {
    title: 'DevOps & MLOps',
    description: 'One tested path from commit to production for code and models, handed over to your team.',
  },
  'technical-consulting': {
    title: 'Technical Consulting',
    description: 'A written second opinion on a decision that is hard to reverse, within two weeks.',
  },
}
