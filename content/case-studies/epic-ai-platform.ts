// A case study's language-free half: ids, technologies and the diagram's layout. Replace with your own.
// The words are in locales/<language>/case-studies.ts.
import type { CaseStudyData } from '../../contract/content-source.ts'

export const caseStudy: CaseStudyData = {
  id: 'epic-ai-platform',
  experience: 'fjordvane-logistics',
  published: '2025-06-17',
  icon: 'bot',
  color: 'primary',
  technologies: [
    'Azure OpenAI',
    'vLLM',
    'pgvector',
    'Python',
    'Go',
    'TypeScript',
    'React',
    'Kubernetes',
    'Open Policy Agent',
  ],
  keyFeatures: ['stream-answers', 'filter-by-rights', 'route-by-difficulty', 'index-changes', 'gate-releases'],
  outcomes: ['fast-under-load', 'lower-answer-cost', 'sound-citations', 'one-platform'],
  metrics: ['concurrentUsers', 'responseTime', 'citationAccuracy', 'costPerAnswer'],
  diagram: {
    nodes: [
      { id: 'chat-app', type: 'service', x: 10, y: 30 },
      { id: 'api-gateway', type: 'gateway', x: 37, y: 30 },
      { id: 'access-policy', type: 'security', x: 37, y: 8 },
      { id: 'answer-service', type: 'service', x: 63, y: 30 },
      { id: 'model-router', type: 'compute', x: 90, y: 30 },
      { id: 'large-model', type: 'ai', x: 90, y: 8 },
      { id: 'small-model', type: 'ai', x: 90, y: 52 },
      { id: 'search-index', type: 'database', x: 63, y: 52 },
      { id: 'indexing-queue', type: 'queue', x: 37, y: 52 },
      { id: 'document-sources', type: 'storage', x: 10, y: 52 },
    ],
    connections: [
      { id: 'send-question', from: 'chat-app', to: 'api-gateway', type: 'api' },
      { id: 'resolve-rights', from: 'api-gateway', to: 'access-policy', type: 'sync' },
      { id: 'forward-question', from: 'api-gateway', to: 'answer-service', type: 'stream' },
      { id: 'attach-rights', from: 'access-policy', to: 'answer-service', type: 'data' },
      { id: 'search-passages', from: 'answer-service', to: 'search-index', type: 'data' },
      { id: 'send-prompt', from: 'answer-service', to: 'model-router', type: 'stream' },
      { id: 'use-large-model', from: 'model-router', to: 'large-model', type: 'api' },
      { id: 'use-small-model', from: 'model-router', to: 'small-model', type: 'api' },
      { id: 'publish-changes', from: 'document-sources', to: 'indexing-queue', type: 'stream' },
      { id: 'write-passages', from: 'indexing-queue', to: 'search-index', type: 'data' },
    ],
    nextSteps: ['ask-changed-rights', 'ask-routing', 'ask-pgvector'],
  },
}
