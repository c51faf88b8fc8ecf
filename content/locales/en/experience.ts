// The owner's jobs, in English. Replace with your own words; ids match content/experience.ts.
import type { ExperienceTexts } from '../../../contract/content-source.ts'

export const experience: ExperienceTexts = {
  'fjordvane-logistics': {
    title: 'Principal AI & Cloud Architect',
    description:
      'Responsible for AI and cloud architecture at a logistics group with 6,200 office staff in 11 countries. I designed ' +
      'EPIC, its assistant platform, and chair the reviews that keep nine product teams on one Azure foundation.',
    achievements: {
      'launch-epic': 'Designed EPIC: first word in 0.8 s at the 95th percentile with 1,000+ concurrent users',
      'cut-answer-cost': 'Cut cost per answer by 57%: a small self-hosted model now takes 64% of questions',
      'shorten-reviews': 'Shortened architecture reviews from three weeks to a median of three days',
    },
  },
  'hyllemark-retail': {
    title: 'Head of ML Platform',
    description:
      'Built and led a platform team of eight at a grocery chain with 420 stores. We replaced hand-carried notebooks with one ' +
      'tested path to production for forecasting, pricing and recommendation models.',
    achievements: {
      'shorten-releases': 'Cut the time to release a model from six weeks to two days',
      'grow-model-estate': 'Grew the models in production from 9 to 46 without adding to the team of eight',
      'lower-training-cost': 'Lowered training cost by 34% with spot instances and checkpoints',
    },
  },
  'klarmynt-payments': {
    title: 'Lead Machine Learning Engineer',
    description:
      'Led five engineers building real-time fraud detection for a card processor with 14,000 merchants. The hard limits were ' +
      'a 100 ms decision budget and analysts who had to explain every decline.',
    achievements: {
      'lower-fraud-loss': 'Lowered fraud loss by 41% in the first year, with 28% fewer false declines',
      'meet-latency-budget': 'Scored up to 900 payments per second with a p99 latency of 45 ms',
      'shrink-card-scope': 'Tokenised card numbers at the edge, keeping 11 of 14 services out of PCI DSS scope',
    },
  },
  'vindtal-energy': {
    title: 'Data Platform Engineer',
    description:
      'Built the telemetry platform for an operator of 1,150 wind turbines, from the gateway in the nacelle to the ' +
      'maintenance planner’s screen. Poor links at remote sites made late data the normal case.',
    achievements: {
      'stream-telemetry': 'Replaced nightly files with a stream of 1.8 billion readings a day, five minutes behind',
      'warn-of-bearing-faults': 'Built a bearing-fault model that warns a median of 19 days before failure',
      'lower-storage-cost': 'Lowered storage cost by 46% by keeping readings older than 90 days as Parquet on S3',
    },
  },
  'stavholt-media': {
    title: 'Senior Infrastructure Engineer',
    description:
      'Moved a publisher’s news sites from rented racks to the cloud and made deployment routine. Traffic could rise ' +
      'twentyfold within minutes of a headline, so caching and load tests came before new servers.',
    achievements: {
      'move-news-sites': 'Moved 23 news sites to AWS in 14 months with 11 minutes of downtime in total',
      'hold-election-night': 'Served 38,000 requests per second on election night 2013 without an incident',
      'deploy-daily': 'Took deployments from one a week to 12 a day with tested, reversible releases',
    },
  },
  'rejselund-travel': {
    title: 'Software Engineer',
    description:
      'Worked on hotel search and booking for a travel agency with 70,000 offers that changed all day. I learned here that a ' +
      'fast page sells more than a clever one, and how to prove it.',
    achievements: {
      'speed-up-search': 'Cut 95th-percentile search time from 4.2 s to 0.6 s by moving filters into Solr',
      'run-experiments': 'Introduced A/B tests; the faster results page raised completed bookings by 7%',
      'stop-double-bookings': 'Ended about 40 double bookings a month by making reservation calls idempotent',
    },
  },
  'tegnbro-software': {
    title: 'Junior Software Developer',
    description:
      'First job: invoicing software for 310 small firms, from database to support phone. Answering the calls that followed ' +
      'my own releases taught me to write tests and plain error messages.',
    achievements: {
      'match-payments': 'Wrote a bank import that matched 82% of payments to invoices without help',
      'test-restores': 'Automated nightly backups and a monthly restore test for all 310 customers',
      'write-first-tests': 'Wrote the product’s first test suite; calls after a release fell by half',
    },
  },
}
