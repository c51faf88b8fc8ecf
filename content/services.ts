// What the owner offers. Replace with your own; the words are in locales/<language>/services.ts.
import type { ServiceData } from '../contract/content-source.ts'

export const services: ServiceData = [
  { id: 'cloud-architecture', icon: 'cloud' },
  { id: 'ai-ml-solutions', icon: 'brain' },
  { id: 'devops-mlops', icon: 'server' },
  { id: 'technical-consulting', icon: 'compass' },
]
