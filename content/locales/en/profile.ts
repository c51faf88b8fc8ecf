// Who the owner is, in English. Replace with your own words; ids match content/profile.ts.
import type { ProfileTexts } from '../../../contract/content-source.ts'

export const profile: ProfileTexts = {
  title: 'Principal AI & Cloud Architect',
  bio:
    'I design AI systems and the cloud platforms they run on, and stay until they hold up in production. Two decades in, I ' +
    'still read the incident reports first.',
  summary:
    'I started in 2005 with invoicing software for small firms and have since run infrastructure for news sites, telemetry ' +
    'for 1,150 wind turbines, fraud checks for card payments and 46 models in retail. Today I lead AI and cloud architecture ' +
    'at Fjordvane Logistics, where 6,200 staff put questions to a platform I designed. The pattern I trust is dull: measure ' +
    'first, keep the moving parts few, write down each decision with what was passed over, and leave a team that can change ' +
    'it without me. I work best where a model has to meet limits on latency, cost and access at the same time.',
  location: 'Copenhagen, Denmark',
  availability: 'Open to principal roles and to one consulting project at a time.',
  coreExpertise: {
    'ai-in-production': {
      title: 'AI in Production',
      description:
        'Retrieval, model routing and evaluation that hold under load: EPIC starts to answer in under one second for 1,000+ ' +
        'concurrent users.',
    },
    'cloud-platforms': {
      title: 'Cloud Platforms',
      description:
        'Kubernetes platforms on Azure and AWS, described in code, with cost and recovery planned from the first sketch.',
    },
    'technical-direction': {
      title: 'Technical Direction',
      description:
        'Decision records, short reviews and mentoring: nine teams get an architecture answer in a median of three days.',
    },
  },
  skills: {
    'ai-architecture': 'AI Architecture',
    'cloud-architecture': 'Cloud Architecture',
    mlops: 'MLOps',
    kubernetes: 'Kubernetes',
    python: 'Python',
    'distributed-systems': 'Distributed Systems',
    'data-engineering': 'Data Engineering',
    'technical-leadership': 'Technical Leadership',
  },
}
