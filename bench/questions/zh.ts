// Questions a visitor may ask in Chinese, with the facts that answer them.
import type { QuestionSet } from './shape.ts'

export const questions: QuestionSet = {
  answered: [
    { question: '介绍一下这位架构师', facts: ['profile.bio', 'profile.title', 'profile.summary'] },
    { question: '她在哪个城市', facts: ['profile.location'] },
    { question: '现在还接私活吗？', facts: ['profile.availability'] },
    {
      question: 'k8s经验',
      facts: ['profile.skill.kubernetes', 'profile.expertise.cloud-platforms', 'skill.infrastructure-devops'],
    },
    {
      question: '用的是哪家的云，亚马逊还是微软？',
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
      question: 'EPIC 反应快不快',
      facts: [
        'experience.fjordvane-logistics.launch-epic',
        'skill.ai-machine-learning.metric.first-word',
        'case-study.epic-ai-platform.outcome.fast-under-load',
        'case-study.epic-ai-platform.metric.responseTime',
        'profile.expertise.ai-in-production',
      ],
    },
    {
      question: '她目前在哪家公司上班，负责什么？',
      facts: ['experience.fjordvane-logistics', 'profile.summary', 'profile.title'],
    },
    {
      question: '去 Fjordvane 之前是做什么的？',
      facts: ['experience.hyllemark-retail', 'case-study.mlops-transformation', 'profile.summary'],
    },
    { question: '刚入行的时候干的是什么？', facts: ['experience.tegnbro-software', 'profile.summary'] },
    {
      question: '带过多大的团队',
      facts: [
        'experience.hyllemark-retail',
        'experience.klarmynt-payments',
        'skill.soft-skills.achievement.build-platform-team',
        'experience.hyllemark-retail.grow-model-estate',
        'case-study.mlops-transformation.outcome.more-models',
      ],
    },
    {
      question: '做过风电吗',
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
      question: '共事过的人怎么评价她？',
      facts: [
        'testimonial.fjordvane-cio',
        'testimonial.hyllemark-data-science',
        'testimonial.klarmynt-risk',
        'testimonial.fjordvane-engineering',
      ],
    },
    {
      question: 'PCI 合规有经验吗',
      facts: [
        'experience.klarmynt-payments.shrink-card-scope',
        'skill.security.achievement.shrink-card-scope',
        'skill.security.metric.card-scope',
        'case-study.fraud-detection-system.node.payment-gateway',
      ],
    },
    { question: '为什么不把问过的答案存起来直接复用？', facts: ['case-study.epic-ai-platform.solution'] },
    {
      question: '由谁来决定一个问题交给哪个模型？',
      facts: [
        'case-study.epic-ai-platform.node.model-router',
        'case-study.epic-ai-platform.feature.route-by-difficulty',
        'case-study.epic-ai-platform.solution',
      ],
    },
    {
      question: '最多能扛多少人同时在线提问',
      facts: [
        'experience.fjordvane-logistics.launch-epic',
        'case-study.epic-ai-platform.outcome.fast-under-load',
        'case-study.epic-ai-platform.metric.concurrentUsers',
        'profile.expertise.ai-in-production',
      ],
    },
    {
      question: '大模型太烧钱了，她有什么省钱的成果？',
      facts: [
        'experience.fjordvane-logistics.cut-answer-cost',
        'skill.ai-machine-learning.metric.answer-cost',
        'case-study.epic-ai-platform.outcome.lower-answer-cost',
        'case-study.epic-ai-platform.metric.costPerAnswer',
        'skill.ai-machine-learning.achievement.route-models',
        'case-study.epic-ai-platform.node.small-model',
      ],
    },
    {
      question: 'AI 会不会乱编？给的来源靠谱吗？',
      facts: [
        'skill.ai-machine-learning.achievement.cite-sources',
        'case-study.epic-ai-platform.outcome.sound-citations',
        'case-study.epic-ai-platform.metric.citationAccuracy',
      ],
    },
    {
      question: '普通员工会不会通过机器人看到机密合同？',
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
    {
      question: '有人用恶意提示词攻击怎么防',
      facts: [
        'skill.security.achievement.test-prompt-injection',
        'skill.security.metric.injection-tests',
        'skill.security',
      ],
    },
    {
      question: '之前那几个聊天机器人的尝试后来怎么样了？',
      facts: ['case-study.epic-ai-platform.outcome.one-platform', 'testimonial.fjordvane-cio'],
    },
    { question: '向量数据库选的什么', facts: ['case-study.epic-ai-platform.node.search-index'] },
    { question: '文件改了以后多久能查到新内容？', facts: ['case-study.epic-ai-platform.feature.index-changes'] },
    {
      question: '前端水平如何？会 React 吗？',
      facts: [
        'skill.frontend-technologies',
        'skill.frontend-technologies.project.epic',
        'skill.frontend-technologies.achievement.stream-answers',
        'case-study.epic-ai-platform.node.chat-app',
      ],
    },
    {
      question: '网页打开要下载多少脚本',
      facts: [
        'skill.frontend-technologies.achievement.shrink-first-load',
        'skill.frontend-technologies.metric.first-load',
      ],
    },
    {
      question: '我们是做超市的，想预测销量，她做过类似项目吗？',
      facts: [
        'experience.hyllemark-retail',
        'case-study.mlops-transformation',
        'case-study.mlops-transformation.challenge',
        'case-study.mlops-transformation.solution',
        'experience.hyllemark-retail.grow-model-estate',
      ],
    },
    {
      question: '一个新模型上线要等多久？',
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
      question: '新版模型出了问题会自己退回旧版吗',
      facts: [
        'skill.infrastructure-devops.achievement.reverse-canaries',
        'case-study.mlops-transformation.feature.reverse-canaries',
        'case-study.mlops-transformation.solution',
        'case-study.mlops-transformation.node.release-controller',
      ],
    },
    {
      question: '模型变差了几天才知道？',
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
    { question: '模型是全自动重训的，还是要人点头？', facts: ['case-study.mlops-transformation.architecture'] },
    { question: '怎么不直接买大厂的一整套机器学习平台？', facts: ['case-study.mlops-transformation.solution'] },
    {
      question: '训练费用省了多少',
      facts: [
        'experience.hyllemark-retail.lower-training-cost',
        'skill.infrastructure-devops.metric.training-cost',
        'case-study.mlops-transformation.outcome.lower-training-cost',
        'case-study.mlops-transformation.metric.trainingCost',
      ],
    },
    {
      question: '信用卡盗刷这块她做出了什么成绩？',
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
      question: '一笔交易多少毫秒能判断完',
      facts: [
        'experience.klarmynt-payments.meet-latency-budget',
        'case-study.fraud-detection-system.outcome.fast-decisions',
        'case-study.fraud-detection-system.metric.decisionTime',
      ],
    },
    {
      question: '有没有减少误伤好客户？',
      facts: [
        'experience.klarmynt-payments.lower-fraud-loss',
        'skill.data-science.metric.false-declines',
        'case-study.fraud-detection-system.outcome.fewer-false-declines',
        'case-study.fraud-detection-system.metric.falseDeclines',
      ],
    },
    {
      question: '商家来问为什么刷卡没通过，怎么跟人家解释？',
      facts: [
        'case-study.fraud-detection-system.feature.give-reasons',
        'skill.soft-skills.achievement.explain-declines',
        'case-study.fraud-detection-system',
      ],
    },
    {
      question: '为什么没用深度学习',
      facts: [
        'case-study.fraud-detection-system.solution',
        'testimonial.klarmynt-risk',
        'case-study.fraud-detection-system.node.scoring-model',
      ],
    },
    { question: 'Redis 挂了，付款还能继续吗？', facts: ['case-study.fraud-detection-system.architecture'] },
    {
      question: '人工写的规则最后还剩几条？',
      facts: [
        'case-study.fraud-detection-system.outcome.fewer-rules',
        'case-study.fraud-detection-system.node.rule-engine',
        'case-study.fraud-detection-system.solution',
      ],
    },
    {
      question: '风机每天传回来多少数据',
      facts: ['experience.vindtal-energy.stream-telemetry', 'skill.data-science.project.bearing-faults'],
    },
    {
      question: '报社网站搬上云的时候断了多长时间？',
      facts: ['experience.stavholt-media.move-news-sites', 'skill.infrastructure-devops.achievement.move-news-sites'],
    },
    {
      question: '以前一天能发版几次',
      facts: ['experience.stavholt-media.deploy-daily', 'skill.infrastructure-devops.metric.deployments'],
    },
    {
      question: '订酒店时同一个单子下了两遍，她是怎么解决的？',
      facts: [
        'experience.rejselund-travel.stop-double-bookings',
        'skill.programming-languages.achievement.make-calls-idempotent',
      ],
    },
    {
      question: '会写哪些语言的代码？',
      facts: ['skill.programming-languages', 'skill.programming-languages.project.epic', 'profile.skill.python'],
    },
    { question: '有个架构方案拿不准，能请她帮忙把把关吗？', facts: ['service.technical-consulting'] },
  ],
  unanswered: [
    '她期望的薪水是多少？',
    '有驾照吗',
    '她结婚了吗，有没有孩子？',
    '懂 COBOL 吗',
    '她是哪所大学毕业的？',
    '以前在阿里巴巴工作过吗？',
    '手机号给我一下',
    '她最喜欢吃什么菜',
    '明天会下雨吗',
    '帮我写一首关于春天的诗',
    '发表过多少篇论文？',
    '会不会做微信小程序',
    '她今年多大了？',
    '区块链项目做过没有',
    '会说中文吗',
    'Tomasz Wierzbicki 家住哪里？',
  ],
}
