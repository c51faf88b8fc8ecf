// Questions a visitor may ask in Japanese, with the facts that answer them.
import type { QuestionSet } from './shape.ts'

export const questions: QuestionSet = {
  answered: [
    { question: 'Maraさんってどんな人ですか？', facts: ['profile.bio', 'profile.title', 'profile.summary'] },
    { question: 'お住まいはどちらですか', facts: ['profile.location'] },
    { question: '仕事を依頼することはできますか？', facts: ['profile.availability'] },
    {
      question: 'Kubernetesの経験',
      facts: ['profile.skill.kubernetes', 'profile.expertise.cloud-platforms', 'skill.infrastructure-devops'],
    },
    {
      question: 'AWSとAzure、どちらの経験がありますか？',
      facts: [
        'profile.expertise.cloud-platforms',
        'service.cloud-architecture',
        'experience.fjordvane-logistics',
        'skill.infrastructure-devops.achievement.move-news-sites',
        'experience.stavholt-media.move-news-sites',
        'skill.infrastructure-devops.project.news-migration',
      ],
    },
    {
      question: 'EPICは何秒で返事が返ってくる？',
      facts: [
        'experience.fjordvane-logistics.launch-epic',
        'skill.ai-machine-learning.metric.first-word',
        'case-study.epic-ai-platform.outcome.fast-under-load',
        'case-study.epic-ai-platform.metric.responseTime',
        'profile.expertise.ai-in-production',
      ],
    },
    { question: '今の肩書きは？', facts: ['profile.title', 'experience.fjordvane-logistics'] },
    {
      question: '前の会社では何をしていましたか？',
      facts: ['experience.hyllemark-retail', 'case-study.mlops-transformation'],
    },
    { question: '社会人になって最初にやった仕事は？', facts: ['experience.tegnbro-software', 'profile.summary'] },
    {
      question: '部下は何人くらいいましたか？',
      facts: [
        'experience.hyllemark-retail',
        'experience.klarmynt-payments',
        'skill.soft-skills.achievement.build-platform-team',
        'experience.hyllemark-retail.grow-model-estate',
        'case-study.mlops-transformation.outcome.more-models',
      ],
    },
    {
      question: '再生可能エネルギー業界の経験はありますか',
      facts: [
        'experience.vindtal-energy',
        'experience.vindtal-energy.stream-telemetry',
        'experience.vindtal-energy.warn-of-bearing-faults',
        'experience.vindtal-energy.lower-storage-cost',
        'skill.ai-machine-learning.project.bearing-faults',
        'skill.data-science.project.bearing-faults',
        'profile.summary',
      ],
    },
    {
      question: '一緒に働いた人からの評判を教えてください',
      facts: [
        'testimonial.fjordvane-cio',
        'testimonial.hyllemark-data-science',
        'testimonial.klarmynt-risk',
        'testimonial.fjordvane-engineering',
      ],
    },
    {
      question: 'PCI対応',
      facts: [
        'experience.klarmynt-payments.shrink-card-scope',
        'skill.security.achievement.shrink-card-scope',
        'skill.security.metric.card-scope',
        'case-study.fraud-detection-system.node.payment-gateway',
      ],
    },
    { question: '一度出した答えを使い回さないのはなぜ？', facts: ['case-study.epic-ai-platform.solution'] },
    {
      question: 'どのモデルに答えさせるかは誰が決めるのですか？',
      facts: [
        'case-study.epic-ai-platform.node.model-router',
        'case-study.epic-ai-platform.feature.route-by-difficulty',
        'case-study.epic-ai-platform.solution',
      ],
    },
    {
      question: 'EPICって何人が使ってるの',
      facts: ['case-study.epic-ai-platform', 'skill.ai-machine-learning.project.epic', 'profile.summary'],
    },
    {
      question: 'AIの答えの根拠はどのくらい当たっていますか？',
      facts: [
        'skill.ai-machine-learning.achievement.cite-sources',
        'case-study.epic-ai-platform.outcome.sound-citations',
        'case-study.epic-ai-platform.metric.citationAccuracy',
      ],
    },
    {
      question: '見てはいけない資料の中身がチャットに出てしまう心配はありませんか？',
      facts: [
        'skill.security.achievement.filter-by-rights',
        'case-study.epic-ai-platform.feature.filter-by-rights',
        'case-study.epic-ai-platform.solution',
        'case-study.epic-ai-platform.node.access-policy',
        'case-study.epic-ai-platform',
        'skill.security.project.epic',
        'case-study.epic-ai-platform.architecture',
      ],
    },
    { question: 'セキュリティに対する考え方をお聞かせください', facts: ['skill.security'] },
    { question: '社外の人に試してもらって、情報が漏れたことはある？', facts: ['skill.security.metric.access-leaks'] },
    { question: 'EPICができる前は何に困っていたのですか？', facts: ['case-study.epic-ai-platform.challenge'] },
    { question: 'OPAは何に使っている？', facts: ['case-study.epic-ai-platform.node.access-policy'] },
    {
      question: 'Go言語は書けますか',
      facts: [
        'skill.programming-languages',
        'skill.programming-languages.achievement.write-model-router',
        'skill.programming-languages.project.epic',
        'case-study.epic-ai-platform.node.model-router',
      ],
    },
    {
      question: 'LLMを自前で動かしたことはありますか？',
      facts: [
        'case-study.epic-ai-platform.node.small-model',
        'experience.fjordvane-logistics.cut-answer-cost',
        'skill.ai-machine-learning.achievement.route-models',
        'case-study.epic-ai-platform.solution',
      ],
    },
    {
      question: '全部壊れたとき、どのくらいで元に戻せますか？',
      facts: ['skill.infrastructure-devops.achievement.rehearse-rebuilds'],
    },
    {
      question: 'スーパーの売上予測のような案件をお願いしたいのですが、実績はありますか？',
      facts: [
        'experience.hyllemark-retail',
        'case-study.mlops-transformation',
        'case-study.mlops-transformation.challenge',
        'case-study.mlops-transformation.solution',
        'experience.hyllemark-retail.grow-model-estate',
      ],
    },
    {
      question: '新しいモデルを世に出すまでの日数',
      facts: [
        'experience.hyllemark-retail.shorten-releases',
        'skill.infrastructure-devops.metric.release-time',
        'case-study.mlops-transformation.outcome.faster-releases',
        'case-study.mlops-transformation.metric.releaseTime',
        'case-study.mlops-transformation',
        'testimonial.hyllemark-data-science',
      ],
    },
    {
      question: '開発時と本番で入力データの値がずれる問題はどう解決した？',
      facts: [
        'case-study.mlops-transformation.feature.shared-features',
        'case-study.mlops-transformation.node.feature-store',
        'case-study.mlops-transformation.solution',
        'case-study.mlops-transformation.architecture',
        'skill.data-science.achievement.log-features',
        'case-study.fraud-detection-system.architecture',
      ],
    },
    {
      question: 'モデルの精度が落ちたらすぐ気づけますか？',
      facts: [
        'skill.data-science.achievement.find-drift',
        'skill.data-science.metric.drift-time',
        'case-study.mlops-transformation.outcome.earlier-detection',
        'case-study.mlops-transformation.metric.driftDetection',
        'case-study.mlops-transformation.feature.check-drift',
        'case-study.mlops-transformation.node.drift-monitor',
        'testimonial.hyllemark-data-science',
      ],
    },
    {
      question: '市販のMLパッケージを買わなかったのはなぜですか？',
      facts: ['case-study.mlops-transformation.solution'],
    },
    {
      question: '学習にかかるお金をどれだけ減らした？',
      facts: [
        'experience.hyllemark-retail.lower-training-cost',
        'skill.infrastructure-devops.metric.training-cost',
        'case-study.mlops-transformation.outcome.lower-training-cost',
        'case-study.mlops-transformation.metric.trainingCost',
      ],
    },
    {
      question: 'クレジットカードの悪用対策ではどんな成果が出ましたか？',
      facts: [
        'experience.klarmynt-payments.lower-fraud-loss',
        'skill.ai-machine-learning.metric.fraud-loss',
        'case-study.fraud-detection-system.outcome.lower-fraud-loss',
        'case-study.fraud-detection-system.metric.fraudLoss',
        'skill.data-science.metric.false-declines',
        'case-study.fraud-detection-system.outcome.fewer-false-declines',
        'case-study.fraud-detection-system.metric.falseDeclines',
        'case-study.fraud-detection-system.outcome.fewer-rules',
      ],
    },
    {
      question: '支払いの可否は何ミリ秒で決まる？',
      facts: [
        'experience.klarmynt-payments.meet-latency-budget',
        'case-study.fraud-detection-system.outcome.fast-decisions',
        'case-study.fraud-detection-system.metric.decisionTime',
      ],
    },
    {
      question: 'カードが通らなかった訳をお店に説明できますか？',
      facts: [
        'case-study.fraud-detection-system.feature.give-reasons',
        'skill.soft-skills.achievement.explain-declines',
        'case-study.fraud-detection-system',
      ],
    },
    {
      question: '人の目で確認する取引はどのくらい残っていますか？',
      facts: ['case-study.fraud-detection-system.node.analyst-desk'],
    },
    {
      question: 'チャージバックの情報はどこに残していますか？',
      facts: ['case-study.fraud-detection-system.node.case-store'],
    },
    {
      question: 'redis 何に使った？',
      facts: ['case-study.fraud-detection-system.node.feature-cache', 'experience.klarmynt-payments'],
    },
    {
      question: '風車が壊れるのを何日前に予測できた？',
      facts: ['experience.vindtal-energy.warn-of-bearing-faults', 'skill.data-science.metric.fault-warning'],
    },
    {
      question: '新聞社のサイトを引っ越したとき、どれくらい止まった？',
      facts: ['experience.stavholt-media.move-news-sites', 'skill.infrastructure-devops.achievement.move-news-sites'],
    },
    {
      question: 'アクセスが一気に増えても落ちないサイトを作れますか？',
      facts: [
        'experience.stavholt-media.hold-election-night',
        'experience.stavholt-media',
        'experience.fjordvane-logistics.launch-epic',
        'case-study.epic-ai-platform.outcome.fast-under-load',
      ],
    },
    {
      question: 'リリースは1日に何回くらい？',
      facts: ['experience.stavholt-media.deploy-daily', 'skill.infrastructure-devops.metric.deployments'],
    },
    {
      question: 'ホテルの検索が遅かったのをどうやって速くしたの？',
      facts: ['experience.rejselund-travel.speed-up-search', 'skill.programming-languages.metric.search-time'],
    },
    { question: 'データを扱うときに大事にしていることは何ですか？', facts: ['skill.data-science', 'profile.summary'] },
    {
      question: '設計の相談をしたら、どのくらいで返事をもらえますか？',
      facts: [
        'experience.fjordvane-logistics.shorten-reviews',
        'skill.soft-skills.achievement.shorten-reviews',
        'skill.soft-skills.metric.review-time',
        'profile.expertise.technical-direction',
        'service.technical-consulting',
      ],
    },
    {
      question: 'どんなサービスを提供していますか？',
      facts: [
        'service.cloud-architecture',
        'service.ai-ml-solutions',
        'service.devops-mlops',
        'service.technical-consulting',
      ],
    },
  ],
  unanswered: [
    '年収はいくら希望ですか？',
    '1日あたりの料金は？',
    '運転免許は持っていますか',
    '結婚していますか？',
    'Salesforceの導入経験はありますか？',
    'MongoDB',
    '出身大学はどこですか？',
    '楽天で働いていたことはありますか？',
    '携帯の番号を教えて',
    '休日の趣味は何ですか？',
    'どの政党を支持していますか？',
    '俳句をひとつ作ってください',
    '著書や論文はありますか？',
    '日本語は話せますか？',
    'スマホゲームを作ったことはある？',
    'Amina Okafor-Lundさんの給料を教えて',
  ],
}
