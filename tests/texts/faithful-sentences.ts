/** What models write of the ledger's facts in words of their own, and a visitor should read. */
import type { Language } from '#contract/language.ts'

type Said = [language: Language, sentence: string]

export const faithful: Said[] = [
  [
    'en',
    'Mara designed EPIC, which shows the first word in 0.8 s at the 95th percentile even with more than 1,000 concurrent users [[experience.fjordvane-logistics.launch-epic]].',
  ],
  [
    'en',
    'She reduced the cost per answer by 57%, mainly because a small self-hosted model takes 64% of the questions. [[experience.fjordvane-logistics.cut-answer-cost]]',
  ],
  [
    'en',
    'Today she is responsible for AI and cloud architecture at Fjordvane Logistics, a group with 6,200 office staff in 11 countries [[experience.fjordvane-logistics]].',
  ],
  [
    'en',
    'Yes, she has worked with Kafka, Flink and Redis at Klarmynt Payments, where she led five engineers on real-time fraud detection. [[experience.klarmynt-payments]]',
  ],
  [
    'en',
    'Within the first year fraud losses fell by 41%, and there were 28% fewer false declines [[experience.klarmynt-payments.lower-fraud-loss]].',
  ],
  ['en', 'She is open to principal roles and takes on one consulting project at a time [[profile.availability]].'],
  [
    'en',
    '- **Release time**: cut from six weeks to two days for each model [[experience.hyllemark-retail.shorten-releases]]',
  ],
  [
    'en',
    'Her platform team at Hyllemark Retail grew the number of models in production from 9 to 46 without becoming larger than eight people [[experience.hyllemark-retail.grow-model-estate]].',
  ],
  [
    'en',
    'The news sites moved to AWS over 14 months, with only 11 minutes of downtime altogether [[experience.stavholt-media.move-news-sites]].',
  ],
  [
    'en',
    'A colleague describes her reviews as short and written down, so that everybody knows what was decided and what it costs [[testimonial.fjordvane-engineering]].',
  ],
  ['en', 'She lives and works in Copenhagen, Denmark [[profile.location]].'],
  [
    'en',
    'They rejected a neural network although it scored slightly better, since its reasons were hard to read and it needed GPUs [[case-study.fraud-detection-system.solution]].',
  ],
  [
    'de',
    'Die Kosten pro Antwort konnte sie um 57 % senken, weil ein kleines, selbst betriebenes Modell 64 % der Fragen beantwortet [[experience.fjordvane-logistics.cut-answer-cost]].',
  ],
  [
    'de',
    'Architektur-Reviews dauern bei Fjordvane Logistics heute im Median drei Tage statt drei Wochen. [[experience.fjordvane-logistics.shorten-reviews]]',
  ],
  [
    'de',
    'Sie verantwortet die KI- und Cloud-Architektur eines Logistikkonzerns mit 6200 Büroangestellten in 11 Ländern und hat dort die Plattform EPIC entworfen [[experience.fjordvane-logistics]].',
  ],
  [
    'de',
    'Im ersten Jahr sanken die Betrugsschäden um 41 % [[case-study.fraud-detection-system.outcome.lower-fraud-loss]].',
  ],
  ['de', 'Derzeit ist sie offen für Principal-Rollen sowie für jeweils ein Beratungsprojekt [[profile.availability]].'],
  [
    'fr',
    'Elle a réduit le coût par réponse de 57 % grâce à un petit modèle auto-hébergé, qui traite 64 % des questions [[experience.fjordvane-logistics.cut-answer-cost]].',
  ],
  [
    'fr',
    'Chez Fjordvane Logistics, elle est responsable de l’architecture IA et cloud d’un groupe présent dans 11 pays [[experience.fjordvane-logistics]].',
  ],
  [
    'fr',
    'Les revues d’architecture sont passées de trois semaines à une médiane de trois jours [[experience.fjordvane-logistics.shorten-reviews]].',
  ],
  [
    'fr',
    'Oui, avec EPIC, 6 200 personnes posent leurs questions sur les contrats et les règles douanières en un seul endroit. [[case-study.epic-ai-platform]]',
  ],
  [
    'es',
    'El sistema decide en 45 ms (p99), incluso con 900 pagos por segundo [[case-study.fraud-detection-system.outcome.fast-decisions]].',
  ],
  [
    'es',
    'En el primer año, las pérdidas por fraude fueron un 41 % menores [[case-study.fraud-detection-system.outcome.lower-fraud-loss]].',
  ],
  [
    'es',
    'Las reglas que el equipo debe mantener pasaron de 1100 a 34 [[case-study.fraud-detection-system.outcome.fewer-rules]].',
  ],
  [
    'zh',
    '她设计了智能助手平台 EPIC，并主持架构评审，九个产品团队共用同一套 Azure 底座。[[experience.fjordvane-logistics]]',
  ],
  [
    'zh',
    '通过让自托管的小模型承接 64% 的问题，每次回答的成本降低了 57%。[[experience.fjordvane-logistics.cut-answer-cost]]',
  ],
  ['zh', '第一年，欺诈损失就下降了 41% [[case-study.fraud-detection-system.outcome.lower-fraud-loss]]。'],
  [
    'ja',
    '質問の64%を自社運用の小規模モデルが処理することで、回答あたりのコストは57%下がりました[[experience.fjordvane-logistics.cut-answer-cost]]。',
  ],
  [
    'ja',
    '彼女は物流グループでAIとクラウドのアーキテクチャを担当し、社内アシスタント基盤EPICを設計しました。[[experience.fjordvane-logistics]]',
  ],
  ['ja', '初年度に不正による被害額が41%減りました[[case-study.fraud-detection-system.outcome.lower-fraud-loss]]。'],
  [
    'en',
    'At Klarmynt Payments she led a small team of five that built a live fraud check for a card processor [[experience.klarmynt-payments]]',
  ],
  [
    'en',
    'Her approach is pragmatic: she measures first, keeps few moving parts, and writes decisions down [[profile.summary]]',
  ],
  [
    'en',
    'In practice this means that analysts can explain every decline to the customer, and the decision is made within 100 ms [[experience.klarmynt-payments]]',
  ],
  [
    'en',
    'The telemetry platform she created handles 1.8 billion readings per day with a delay of five minutes, which replaced nightly file transfers [[experience.vindtal-energy.stream-telemetry]]',
  ],
  ['en', 'EPIC was built with Azure OpenAI, vLLM and pgvector [[case-study.epic-ai-platform]]'],
  [
    'en',
    'She prefers Python for models and data, Go for small services, TypeScript for the browser and Java where a team already uses it [[skill.programming-languages]]',
  ],
  [
    'en',
    'If the cache goes down, the rules take over on their own with tighter limits [[case-study.fraud-detection-system.architecture]]',
  ],
  [
    'en',
    'She rehearses a complete rebuild of EPIC twice every year; it takes 70 minutes [[skill.infrastructure-devops.achievement.rehearse-rebuilds]]',
  ],
  [
    'en',
    'Yes: she introduced A/B tests, and the faster results page increased bookings by 7% [[experience.rejselund-travel.run-experiments]]',
  ],
  [
    'en',
    'Mara offers written second opinions on decisions that are hard to reverse, delivered within two weeks [[service.technical-consulting]]',
  ],
  [
    'de',
    'Bei Klarmynt Payments leitete sie ein fünfköpfiges Team, das die Betrugserkennung in Echtzeit entwickelte [[experience.klarmynt-payments]]',
  ],
  [
    'de',
    'Ja, Kubernetes gehört zu ihrem Werkzeugkasten bei Fjordvane Logistics, ebenso wie Terraform und Go [[experience.fjordvane-logistics]]',
  ],
  [
    'de',
    'Die Zahl der zu pflegenden Regeln sank von 1.100 auf 34 [[case-study.fraud-detection-system.outcome.fewer-rules]]',
  ],
  [
    'de',
    'EPIC nennt zu jeder Antwort die Quellen und berücksichtigt nur, was die fragende Person lesen darf [[case-study.epic-ai-platform]]',
  ],
  [
    'ja',
    'はい、Kafkaを使ったリアルタイムの不正検知システムを5人のエンジニアと開発しました [[experience.klarmynt-payments]]',
  ],
  ['ja', '現在はプリンシパル職と、同時に1件までのコンサルティングを受け付けています [[profile.availability]]'],
  ['ja', 'EPICの回答には必ず出典が付き、閲覧権限のある文書だけが使われます [[case-study.epic-ai-platform]]'],
  [
    'zh',
    '是的，她在 Klarmynt Payments 带领五名工程师为一家银行卡支付处理商开发实时反欺诈系统 [[experience.klarmynt-payments]]',
  ],
  ['zh', '她目前可以洽谈首席级职位，咨询项目同时只接一个 [[profile.availability]]'],
  ['zh', 'EPIC 的每个回答都会注明出处，而且只使用提问者有权阅读的内容 [[case-study.epic-ai-platform]]'],
  [
    'es',
    'Sí, dirigió a cinco ingenieros que desarrollaron la detección de fraude en tiempo real [[experience.klarmynt-payments]]',
  ],
  [
    'es',
    'Mara está abierta a puestos de arquitecta principal y a un proyecto de consultoría a la vez [[profile.availability]]',
  ],
  [
    'fr',
    'Oui, elle a dirigé cinq ingénieurs qui ont développé la détection de fraude en temps réel [[experience.klarmynt-payments]]',
  ],
  [
    'fr',
    'Mara est ouverte à un poste d’architecte principale ainsi qu’à une mission de conseil à la fois [[profile.availability]]',
  ],
  [
    'fr',
    'Le système prend ses décisions en 45 ms, même avec 900 paiements par seconde [[case-study.fraud-detection-system.outcome.fast-decisions]]',
  ],
]
