// A case study's language-free half: ids, technologies and the diagram's layout. Replace with your own.
// The words are in locales/<language>/case-studies.ts.
import type { CaseStudyData } from '../../contract/content-source.ts'

export const caseStudy: CaseStudyData = {
  id: 'mlops-transformation',
  experience: 'hyllemark-retail',
  published: '2023-03-14',
  icon: 'workflow',
  color: 'blue',
  technologies: ['Kubernetes', 'Airflow', 'MLflow', 'Feast', 'KServe', 'Argo CD', 'Evidently', 'Terraform'],
  keyFeatures: ['one-path', 'shared-features', 'reverse-canaries', 'check-drift', 'trace-forecasts'],
  outcomes: ['faster-releases', 'more-models', 'earlier-detection', 'lower-training-cost'],
  metrics: ['releaseTime', 'modelsInProduction', 'driftDetection', 'trainingCost'],
  diagram: {
    nodes: [
      { id: 'model-repository', type: 'storage', x: 10, y: 8 },
      { id: 'training-pipeline', type: 'compute', x: 37, y: 8 },
      { id: 'model-registry', type: 'database', x: 63, y: 8 },
      { id: 'release-controller', type: 'gateway', x: 90, y: 8 },
      { id: 'data-warehouse', type: 'storage', x: 10, y: 30 },
      { id: 'feature-store', type: 'database', x: 37, y: 30 },
      { id: 'model-serving', type: 'ai', x: 90, y: 30 },
      { id: 'prediction-log', type: 'storage', x: 90, y: 52 },
      { id: 'drift-monitor', type: 'service', x: 63, y: 52 },
    ],
    connections: [
      { id: 'start-training', from: 'model-repository', to: 'training-pipeline', type: 'sync' },
      { id: 'load-sales', from: 'data-warehouse', to: 'feature-store', type: 'data' },
      { id: 'build-training-sets', from: 'feature-store', to: 'training-pipeline', type: 'data' },
      { id: 'register-model', from: 'training-pipeline', to: 'model-registry', type: 'data' },
      { id: 'approve-version', from: 'model-registry', to: 'release-controller', type: 'sync' },
      { id: 'roll-out-canary', from: 'release-controller', to: 'model-serving', type: 'sync' },
      { id: 'serve-features', from: 'feature-store', to: 'model-serving', type: 'api' },
      { id: 'log-predictions', from: 'model-serving', to: 'prediction-log', type: 'stream' },
      { id: 'check-predictions', from: 'prediction-log', to: 'drift-monitor', type: 'data' },
      { id: 'compare-sales', from: 'data-warehouse', to: 'drift-monitor', type: 'data' },
      { id: 'request-retraining', from: 'drift-monitor', to: 'training-pipeline', type: 'api' },
    ],
    nextSteps: ['ask-retraining', 'ask-migration', 'ask-managed-suite'],
  },
}
