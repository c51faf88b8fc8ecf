// The owner's skills and their evidence, in Simplified Chinese. Replace with your own words; ids match content/skills.ts.
import type { SkillTexts } from '../../../contract/content-source.ts'

export const skills: SkillTexts = {
  'ai-machine-learning': {
    name: 'AI 与机器学习',
    category: '人工智能',
    achievements: {
      'cite-sources': '使 EPIC 在每周抽检中的引用正确率达到 96%',
      'route-models': '将 64% 的问题交给小模型，质量评分未见可测下降',
      'calibrate-scores': '校准欺诈评分，让阈值取决于成本，而非感觉',
    },
    metrics: {
      'answer-cost': '单次回答成本降低 57%',
      'fraud-loss': '欺诈损失降低 41%',
      'first-word': '首字响应 0.8 秒（p95）',
    },
    projects: {
      epic: 'EPIC AI 平台：为 6,200 名员工提供带出处的回答',
      'fraud-detection': '欺诈检测系统：对银行卡支付实时评分',
      'bearing-faults': '1,150 台风力发电机组的轴承故障预警',
    },
    experience:
      '自 2015 年起在生产环境中运行模型，从轴承故障到语言模型。我总是从评测集和最简单的基线入手；' +
      '更大的模型必须证明自己值得那份延迟和成本。',
  },
  'infrastructure-devops': {
    name: '基础设施与 DevOps',
    category: '平台工程',
    achievements: {
      'rehearse-rebuilds': '每年两次演练用 Terraform 完整重建 EPIC，耗时 70 分钟',
      'reverse-canaries': '实现模型金丝雀发布在错误率上升时自动回滚',
      'move-news-sites': '将 23 个新闻网站迁至 AWS，累计停机仅 11 分钟',
    },
    metrics: {
      'release-time': '模型发布：从六周到两天',
      'training-cost': '训练成本降低 34%',
      deployments: '部署：从每周 1 次到每天 12 次',
    },
    projects: {
      mlops: 'MLOps 转型：46 个模型共用一条路径',
      'news-migration': '23 个新闻网站从机柜迁至 AWS',
    },
    experience:
      '2011 年起参与 on-call 值班，由此形成了我的偏好：组件少、责任清楚、恢复经过演练。团队撑得起就用 Kubernetes，' +
      '撑不起就用托管服务。',
  },
  'programming-languages': {
    name: '编程语言',
    category: '软件工程',
    achievements: {
      'write-model-router': '用 Go 编写 EPIC 的模型路由，每次请求仅增加 6 毫秒',
      'score-in-process': '在 Java 决策服务内直接运行 XGBoost，省去 8 毫秒的网络往返',
      'make-calls-idempotent': '以幂等的预订调用消除了每月约 40 起重复预订',
    },
    metrics: {
      'router-overhead': '模型路由仅增加 6 毫秒',
      'search-time': '搜索：从 4.2 秒到 0.6 秒（p95）',
      'years-of-code': '自 2005 年起编写生产代码',
    },
    projects: {
      epic: 'EPIC AI 平台：回答用 Python，路由用 Go',
      'fraud-detection': '欺诈检测系统：Java 决策服务',
    },
    experience:
      '模型与数据用 Python，需要保持小巧的服务用 Go，浏览器端用 TypeScript，团队已在运行 Java 的就用 Java。' +
      '我每周评审代码，风险高的部分先写。',
  },
  'data-science': {
    name: '数据科学',
    category: '数据',
    achievements: {
      'find-drift': '将发现模型退化的时间从 11 天缩短到四小时',
      'measure-experiments': '通过 A/B 测试证明：结果页提速使预订增加 7%',
      'log-features': '按线上实际取值记录反欺诈特征，使训练与评分所见一致',
    },
    metrics: {
      'drift-time': '4 小时内发现漂移',
      'false-declines': '误拒减少 28%',
      'fault-warning': '故障预警提前 19 天（中位数）',
    },
    projects: {
      mlops: 'MLOps 转型：特征共享与漂移检查',
      'bearing-faults': '基于每天 18 亿条读数的轴承故障模型',
    },
    experience:
      '我把数据集当作产品对待：有负责人、有历史、有测试。我取得的提升大多来自更干净的标签和如实的特征，' +
      '很少来自更巧妙的模型。',
  },
  'soft-skills': {
    name: '软技能',
    category: '领导力',
    achievements: {
      'shorten-reviews': '将架构评审周期从三周缩短到中位数三天',
      'build-platform-team': '组建八人平台团队，其中两位工程师如今已在带团队',
      'explain-declines': '为反欺诈分析师提供可直接念给商户听的原因码',
    },
    metrics: {
      'review-time': '评审：中位数 3 天',
      'teams-guided': '指导 9 个产品团队',
      'decision-records': '2023 年以来 140 份决策记录',
    },
    projects: {
      'review-practice': 'Fjordvane Logistics 的架构评审',
      mlops: 'MLOps 转型：模型与其负责人一同迁移',
    },
    experience: '我先写后讲，先请大家提反对意见，并说清我们要放弃什么。只有值班的人也能讲明白，一个决定才算真正作出。',
  },
  'frontend-technologies': {
    name: '前端技术',
    category: 'Web',
    achievements: {
      'stream-answers': '开发 EPIC 的聊天界面，正文与引用经同一条 SSE 连接流式送达',
      'shrink-first-load': '将 EPIC Web 应用首次加载的 JavaScript 从 610 KB 减到 148 KB',
      'pass-accessibility-audit': '通过 WCAG 2.2 AA 外部审核，仅有两项轻微问题',
    },
    metrics: {
      'first-load': '首次加载 148 KB JavaScript',
      accessibility: '通过 WCAG 2.2 AA 审核',
      bookings: '完成的预订增加 7%',
    },
    projects: {
      epic: 'EPIC AI 平台：基于 React 的聊天 Web 应用',
      'hotel-results': 'Rejselund Travel 的酒店搜索结果页',
    },
    experience:
      '我做的是人们整天都在用的工具：信息密、速度快、只用键盘也能操作。我不是视觉设计师，但与设计师配合得很好，' +
      '并替大家守住字节预算。',
  },
  security: {
    name: '安全',
    category: '安全',
    achievements: {
      'filter-by-rights': '在 EPIC 的搜索内部强制执行文档权限，先过滤，后交给模型',
      'shrink-card-scope': '通过边缘令牌化，使 14 个服务中的 11 个不再属于 PCI DSS 范围',
      'test-prompt-injection': '每次 EPIC 发布都要通过 220 个提示词注入用例的检验',
    },
    metrics: {
      'access-leaks': '2 次外部测试，0 起越权泄露',
      'injection-tests': '每次发布 220 项注入测试',
      'card-scope': '14 个服务中有 11 个不涉及卡数据',
    },
    projects: {
      epic: 'EPIC AI 平台：权限不写进提示词',
      'fraud-detection': '欺诈检测系统：卡号止于边缘',
    },
    experience:
      '最小权限、短时效密钥和一页纸的威胁模型，都是设计的一部分。对于语言模型，我假定提示词一定会受到攻击，' +
      '因此把权限放在提示词之外。',
  },
}
