// Job adverts in English, labelled by hand.
import type { LabelledAdvert } from './shape.ts'

export const adverts: LabelledAdvert[] = [
  {
    name: 'principal AI and cloud architect',
    verdict: 'strong',
    advert: `Principal AI Architect (m/f/x), Nordhaven Freight
About us
We are a leading freight forwarder with 4,000 colleagues and 30 years of history.

Your mission
You will own the architecture of our assistant platform.

Requirements
- 10+ years of experience in software engineering
- Proven track record with large language models in production, including retrieval-augmented generation
- Kubernetes, Terraform and AWS or Azure
- Strong Python; Go is a plus
- Experience leading engineering teams
- Excellent communication with non-technical stakeholders
- Fluent English

Nice to have
- Knowledge of the logistics industry
- Google Cloud certification
- Experience with MLflow or Kubeflow

We offer
- 30 days of vacation and a competitive salary
- Python user group every Friday

We are an equal opportunity employer.`,
    requirements: [
      ['10+ years of experience in software engineering', 'met'],
      ['large language models in production', 'met'],
      ['Kubernetes, Terraform and AWS or Azure', 'met'],
      ['Strong Python', 'met'],
      ['Go is a plus', 'met'],
      ['Experience leading engineering teams', 'met'],
      ['Excellent communication', 'met'],
      ['Fluent English', 'not-evidenced'],
      ['logistics industry', 'met'],
      ['Google Cloud certification', 'not-evidenced'],
      ['MLflow or Kubeflow', 'met'],
    ],
  },
  {
    name: 'frontend lead',
    verdict: 'partial',
    advert: `Frontend Lead

What you’ll do
* Lead the rebuild of our booking site

What you bring
* 5+ years of experience with React and TypeScript
* Deep knowledge of CSS and design systems
* Experience with Next.js and GraphQL
* Web accessibility (WCAG) is close to your heart
* Eye for visual design, Figma
* You have led a frontend team
* Experience with Cypress or Playwright
* Core Web Vitals and bundle size do not scare you

Bonus points
* Vue.js
* Travel industry experience

Benefits
* Remote work, free coffee`,
    requirements: [
      ['5+ years of experience with React and TypeScript', 'partly'],
      ['CSS and design systems', 'not-evidenced'],
      ['Next.js and GraphQL', 'not-evidenced'],
      ['Web accessibility', 'met'],
      ['visual design, Figma', 'not-evidenced'],
      ['led a frontend team', 'partly'],
      ['Cypress or Playwright', 'not-evidenced'],
      ['Core Web Vitals', 'met'],
      ['Vue.js', 'not-evidenced'],
      ['Travel industry', 'met'],
    ],
  },
  {
    name: 'registered nurse',
    verdict: 'weak',
    advert: `Registered Nurse – Intensive Care Unit

The hospital is looking for a committed nurse for its ICU.

Essential criteria:
• Registered nurse with a valid licence to practise
• At least 3 years of experience in intensive care
• Safe administration of medication and infusion therapy
• Documentation of care plans
• Team player with empathy for patients and relatives
• Willingness to work night shifts and weekends
• Good written and spoken English

Desirable:
• Experience with ventilated patients
• Mentoring of student nurses

What we offer:
• Pension scheme, 28 days of holiday`,
    requirements: [
      ['Registered nurse', 'not-evidenced'],
      ['3 years of experience in intensive care', 'not-evidenced'],
      ['medication and infusion', 'not-evidenced'],
      ['Documentation of care plans', 'not-evidenced'],
      ['Team player', 'partly'],
      ['night shifts', 'not-evidenced'],
      ['spoken English', 'not-evidenced'],
      ['ventilated patients', 'not-evidenced'],
      ['Mentoring of student nurses', 'partly'],
    ],
  },
  {
    name: 'MLOps engineer, in prose',
    verdict: 'strong',
    advert: `We are a retail group that wants to bring its forecasting models into daily use. We are looking for an engineer who has built ML platforms before. You have at least five years of experience in machine learning and know what it takes to keep models in production. You are proficient in Python and SQL, and you have worked with Airflow, MLflow and a feature store. Experience with drift detection is required. Ideally you also know KServe. Knowledge of Databricks is a plus. You get a permanent contract, a bicycle and free fruit. We welcome applications regardless of gender, age or origin. Send your CV to jobs@example.org.`,
    requirements: [
      ['built ML platforms before', 'met'],
      ['five years of experience in machine learning', 'met'],
      ['proficient in Python and SQL', 'met'],
      ['drift detection', 'met'],
      ['KServe', 'met'],
      ['Databricks', 'not-evidenced'],
    ],
  },
  {
    name: 'site reliability engineer, as pasted from a web page',
    verdict: 'partial',
    advert: `<h2>Senior Site Reliability Engineer</h2><p>Hi, we're Brightpost, a scale-up in parcel tracking.</p>
<h3>The role</h3><ul><li>Keep our platform up</li></ul>
<h3>Who you are</h3>
<ul><li>4+ years in an SRE or DevOps role</li><li>Solid Kubernetes and Terraform skills</li><li>Hands-on with Prometheus and Grafana</li><li>Comfortable with on-call duty</li><li>Scripting in Bash or Python</li><li>Deep GCP knowledge</li><li>Istio or Linkerd</li><li>Ansible</li><li>You are based in Rotterdam or willing to relocate</li></ul>
<h3>Perks</h3><ul><li>Stock options</li></ul>`,
    requirements: [
      ['4+ years in an SRE or DevOps role', 'met'],
      ['Kubernetes and Terraform', 'met'],
      ['Prometheus and Grafana', 'not-evidenced'],
      ['on-call', 'met'],
      ['Bash or Python', 'met'],
      ['GCP', 'not-evidenced'],
      ['Istio', 'not-evidenced'],
      ['Ansible', 'not-evidenced'],
      ['Rotterdam', 'not-evidenced'],
    ],
  },
  {
    name: 'primary school teacher',
    verdict: 'weak',
    advert: `Primary School Teacher, Year 4

Person specification
- Qualified teacher status
- Experience of teaching mathematics and reading at key stage 2
- Able to plan lessons for pupils with special needs
- Good classroom management
- Good communication with parents
- Leadership of a subject area

How to apply
- Complete the form by Friday`,
    requirements: [
      ['Qualified teacher', 'not-evidenced'],
      ['teaching mathematics', 'not-evidenced'],
      ['plan lessons', 'not-evidenced'],
      ['classroom management', 'not-evidenced'],
      ['communication with parents', 'partly'],
      ['Leadership of a subject area', 'partly'],
    ],
  },
]
