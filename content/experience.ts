// The owner's jobs, newest first. Replace with your own; titles and achievements are in locales/<language>/experience.ts.
import type { ExperienceData } from '../contract/content-source.ts'

export const experience: ExperienceData = [
  {
    id: 'fjordvane-logistics',
    company: 'Fjordvane Logistics',
    start: '2023-03',
    end: null,
    technologies: ['Azure', 'Kubernetes', 'Terraform', 'Python', 'Go', 'TypeScript', 'PostgreSQL'],
    achievements: ['launch-epic', 'cut-answer-cost', 'shorten-reviews'],
  },
  {
    id: 'hyllemark-retail',
    company: 'Hyllemark Retail',
    start: '2020-01',
    end: '2023-02',
    technologies: ['AWS', 'Kubernetes', 'Airflow', 'MLflow', 'Feast', 'Argo CD', 'Terraform'],
    achievements: ['shorten-releases', 'grow-model-estate', 'lower-training-cost'],
  },
  {
    id: 'klarmynt-payments',
    company: 'Klarmynt Payments',
    start: '2017-02',
    end: '2019-12',
    technologies: ['Java', 'Kafka', 'Flink', 'Redis', 'Python', 'XGBoost', 'AWS'],
    achievements: ['lower-fraud-loss', 'meet-latency-budget', 'shrink-card-scope'],
  },
  {
    id: 'vindtal-energy',
    company: 'Vindtal Energy',
    start: '2014-05',
    end: '2017-01',
    technologies: ['AWS', 'Kafka', 'Spark', 'Cassandra', 'Python', 'scikit-learn'],
    achievements: ['stream-telemetry', 'warn-of-bearing-faults', 'lower-storage-cost'],
  },
  {
    id: 'stavholt-media',
    company: 'Stavholt Media',
    start: '2011-08',
    end: '2014-04',
    technologies: ['AWS', 'Puppet', 'Varnish', 'Jenkins', 'Python', 'MySQL'],
    achievements: ['move-news-sites', 'hold-election-night', 'deploy-daily'],
  },
  {
    id: 'rejselund-travel',
    company: 'Rejselund Travel',
    start: '2008-06',
    end: '2011-07',
    technologies: ['Java', 'Solr', 'PostgreSQL', 'Memcached', 'JavaScript'],
    achievements: ['speed-up-search', 'run-experiments', 'stop-double-bookings'],
  },
  {
    id: 'tegnbro-software',
    company: 'Tegnbro Software',
    start: '2005-08',
    end: '2008-05',
    technologies: ['PHP', 'MySQL', 'JavaScript', 'Linux', 'Subversion'],
    achievements: ['match-payments', 'test-restores', 'write-first-tests'],
  },
]
