// The skills shown on the home page, with the evidence for each. Replace with your own;
// the words are in locales/<language>/skills.ts.
import type { SkillData } from '../contract/content-source.ts'

export const skills: SkillData = [
  {
    id: 'ai-machine-learning',
    level: 96,
    technologies: ['vLLM', 'Azure OpenAI', 'pgvector', 'XGBoost', 'scikit-learn'],
    achievements: ['cite-sources', 'route-models', 'calibrate-scores'],
    metrics: ['answer-cost', 'fraud-loss', 'first-word'],
    projects: [
      { id: 'epic', caseStudy: 'epic-ai-platform' },
      { id: 'fraud-detection', caseStudy: 'fraud-detection-system' },
      { id: 'bearing-faults' },
    ],
  },
  {
    id: 'infrastructure-devops',
    level: 94,
    technologies: ['Kubernetes', 'Terraform', 'Azure', 'AWS', 'Argo CD', 'KServe'],
    achievements: ['rehearse-rebuilds', 'reverse-canaries', 'move-news-sites'],
    metrics: ['release-time', 'training-cost', 'deployments'],
    projects: [{ id: 'mlops', caseStudy: 'mlops-transformation' }, { id: 'news-migration' }],
  },
  {
    id: 'programming-languages',
    level: 92,
    technologies: ['Python', 'Go', 'TypeScript', 'Java', 'SQL'],
    achievements: ['write-model-router', 'score-in-process', 'make-calls-idempotent'],
    metrics: ['router-overhead', 'search-time', 'years-of-code'],
    projects: [
      { id: 'epic', caseStudy: 'epic-ai-platform' },
      { id: 'fraud-detection', caseStudy: 'fraud-detection-system' },
    ],
  },
  {
    id: 'data-science',
    level: 90,
    technologies: ['Spark', 'Feast', 'Evidently', 'XGBoost', 'scikit-learn', 'SQL'],
    achievements: ['find-drift', 'measure-experiments', 'log-features'],
    metrics: ['drift-time', 'false-declines', 'fault-warning'],
    projects: [{ id: 'mlops', caseStudy: 'mlops-transformation' }, { id: 'bearing-faults' }],
  },
  {
    id: 'soft-skills',
    level: 88,
    technologies: ['ADR', 'C4 model', 'Event Storming', 'DORA metrics'],
    achievements: ['shorten-reviews', 'build-platform-team', 'explain-declines'],
    metrics: ['review-time', 'teams-guided', 'decision-records'],
    projects: [{ id: 'review-practice' }, { id: 'mlops', caseStudy: 'mlops-transformation' }],
  },
  {
    id: 'frontend-technologies',
    level: 85,
    technologies: ['TypeScript', 'React', 'JavaScript', 'SSE', 'WCAG 2.2'],
    achievements: ['stream-answers', 'shrink-first-load', 'pass-accessibility-audit'],
    metrics: ['first-load', 'accessibility', 'bookings'],
    projects: [{ id: 'epic', caseStudy: 'epic-ai-platform' }, { id: 'hotel-results' }],
  },
  {
    id: 'security',
    level: 87,
    technologies: ['Open Policy Agent', 'HashiCorp Vault', 'OpenID Connect', 'PCI DSS', 'STRIDE'],
    achievements: ['filter-by-rights', 'shrink-card-scope', 'test-prompt-injection'],
    metrics: ['access-leaks', 'injection-tests', 'card-scope'],
    projects: [
      { id: 'epic', caseStudy: 'epic-ai-platform' },
      { id: 'fraud-detection', caseStudy: 'fraud-detection-system' },
    ],
  },
]
