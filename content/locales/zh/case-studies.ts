// The case studies, in Simplified Chinese. Replace with your own words; ids match the files in content/case-studies/.
import type { CaseStudyTexts } from '../../../contract/content-source.ts'

export const caseStudies: CaseStudyTexts = {
  'epic-ai-platform': {
    title: 'EPIC AI 平台',
    subtitle: '从物流集团的文档中给出带出处的回答',
    category: 'AI 平台',
    description:
      'EPIC 让一家物流集团的 6,200 名员工在同一个地方查询合同、海关规定和货运记录。每个回答都注明出处，' +
      '并且只使用提问者有权阅读的内容。',
    challenge:
      '11 个国家的员工要在七个系统里分别搜索，还先后冒出三个互不相干的聊天机器人试点。这些试点都不考虑文档权限，' +
      '即使只有寥寥几位用户，回答一次也要五到九秒。若用一个大模型服务所有人，费用将是预算的两倍。' +
      '平台必须在周一早晨也够快，用得起，并且经得起审计人员查看。',
    solution:
      '检索、组装提示词和标注出处，由一个回答服务为所有团队统一完成。权限在网关处解析，在搜索查询内部生效，' +
      '因此无权阅读的文字绝不会送到模型那里。路由层把常规问题交给自托管的小模型，其余交给托管的大模型。' +
      '我们试过缓存相似问题的回答，后来撤掉了：权限不同的人不应共用同一个回答。文字边生成边显示。',
    keyFeatures: {
      'stream-answers': '流式回答，引用精确到原文段落',
      'filter-by-rights': '在搜索查询中强制执行文档权限',
      'route-by-difficulty': '按问题难度选择模型',
      'index-changes': '文档变更十分钟内即可搜到',
      'gate-releases': '每次发布都用 640 道经审核的问题测试',
    },
    outcomes: {
      'fast-under-load': '1,000 名以上并发用户下，首字响应 0.8 秒（p95）',
      'lower-answer-cost': '与只用大模型相比，单次回答成本降低 57%',
      'sound-citations': '每周抽检中 96% 的引用正确',
      'one-platform': '关停三个试点，九个团队在同一平台上开发',
    },
    metrics: {
      concurrentUsers: { label: '并发用户', value: '1,000+ 并发用户' },
      responseTime: { label: '响应时间', value: '1 秒以内' },
      citationAccuracy: { label: '引用正确率', value: '96%' },
      costPerAnswer: { label: '单次回答成本', value: '降低 57%' },
    },
    diagram: {
      title: 'EPIC 回答路径',
      description: '一个问题如何变成带出处的回答，文档又如何变得可搜索。',
      nodes: {
        'chat-app': {
          label: '聊天应用',
          details: 'React 应用，文字到一点显示一点，可以尽早开始阅读，也可以随时中止回答。',
        },
        'api-gateway': { label: 'API 网关', details: '集中检查登录与配额，各团队不必自行实现。' },
        'access-policy': {
          label: '访问策略',
          details: 'Open Policy Agent 将用户组换算成读取权限；规则像代码一样经过评审和测试。',
        },
        'answer-service': {
          label: '回答服务',
          details: '负责检索、组装提示词和标注出处的 Python 服务：九个团队只需测试这一处。',
        },
        'model-router': { label: '模型路由', details: '按难度选择模型的 Go 服务，某个模型变慢时自动切换到备用模型。' },
        'large-model': {
          label: '大模型',
          details: '托管于 Azure OpenAI，处理确有需要的 36% 的问题；需求时高时低，因此按用量付费。',
        },
        'small-model': { label: '小模型', details: '运行在 vLLM 上的开放权重模型，以可预知的成本承接 64% 的问题。' },
        'search-index': {
          label: '搜索索引',
          details: 'PostgreSQL 加 pgvector，向量、关键词和权限在一次查询中完成过滤。',
        },
        'indexing-queue': { label: '索引队列', details: 'Azure Service Bus 吸收批量修改和重试，搜索从不等待索引。' },
        'document-sources': { label: '文档来源', details: '文件及其权限始终归七个系统所有，EPIC 只保留段落。' },
      },
      connections: {
        'send-question': '问题',
        'resolve-rights': '用户组',
        'forward-question': '问题',
        'attach-rights': '读取权限',
        'search-passages': '按权限搜索',
        'send-prompt': '提示词',
        'use-large-model': '疑难问题',
        'use-small-model': '常规问题',
        'publish-changes': '变更',
        'write-passages': '段落',
      },
      explanation:
        '用户等待的路径沿中间一行展开，其中没有任何批处理。索引自成一行，隔在队列之后，' +
        '因为某个来源的批量修改不应拖慢回答。权限随问题一同传递，在索引处生效，那是仍能以低成本可靠过滤的最后一环。' +
        '路由层独立出来，更换模型时便不必改动提示词和引用。',
      nextSteps: {
        'ask-changed-rights': '用户组变化后，权限如何保持正确？',
        'ask-routing': '路由层如何判断一个问题难不难？',
        'ask-pgvector': '为什么选 pgvector，而不是专用的向量数据库？',
      },
    },
  },
  'mlops-transformation': {
    title: 'MLOps 转型',
    subtitle: '从手工传递 notebook 到两天发布',
    category: '机器学习平台',
    description:
      '为一家拥有 420 家门店的连锁超市搭建的平台，承载预测、定价和推荐共 46 个模型。' +
      '数据科学家对模型从提交到下线全程负责，一次发布只需两天。',
    challenge:
      '九个模型各有各的脚本、各有各的服务器，也各自只有一个人懂。一次发布要经过层层交接，历时六周。' +
      '特征在 notebook 和生产环境里各算一遍，结果对不上。有一次供应商改了商品编码，预测错了 11 天，' +
      '直到一位店长打来电话才被发现。每增加一个模型，情况只会更糟。',
    solution:
      '我们只建一条路径，把模型逐个迁过去，风险最高的放在最后。提交通过评审即触发训练；训练与线上推理共用特征；' +
      '注册表保存每个模型及其数据版本。金丝雀发布会自动回滚，漂移检查将预测与实际销量对照。' +
      '我们选择了各自独立的开源组件，而不是单一厂商的套件：集成工作更多，但每个组件都可替换，后来也确实换掉了两个。',
    keyFeatures: {
      'one-path': '从提交到生产，只有一条经过评审的路径',
      'shared-features': '训练与线上推理使用相同的特征定义',
      'reverse-canaries': '错误率上升即自动回滚的金丝雀发布',
      'check-drift': '每小时对照实际销量检查漂移',
      'trace-forecasts': '每个预测都可追溯到数据、代码和模型',
    },
    outcomes: {
      'faster-releases': '模型发布周期从六周缩短到两天',
      'more-models': '八人团队支撑的线上模型从 9 个增至 46 个',
      'earlier-detection': '模型退化四小时内即被发现，此前需要 11 天',
      'lower-training-cost': '借助竞价实例和检查点，训练成本降低 34%',
    },
    metrics: {
      releaseTime: { label: '发布周期', value: '6 周缩短到 2 天' },
      modelsInProduction: { label: '线上模型', value: '46 个模型' },
      driftDetection: { label: '漂移检测', value: '4 小时内' },
      trainingCost: { label: '训练成本', value: '降低 34%' },
    },
    diagram: {
      title: '模型发布闭环',
      description: '从通过评审的提交到上线服务的模型，再经漂移检查回到起点。',
      nodes: {
        'model-repository': {
          label: '模型代码库',
          details: '代码、配置和测试都在 Git 中，一次发布就是一次经过评审的变更。',
        },
        'training-pipeline': { label: '训练流水线', details: 'Airflow 在竞价实例上运行训练；团队本来就会运维它。' },
        'model-registry': { label: '模型注册表', details: 'MLflow 保存每个模型及其数据版本和指标，供审计和回滚使用。' },
        'release-controller': {
          label: '发布控制器',
          details: 'Argo CD 按 Git 的内容部署；金丝雀错误增多时，检查程序会撤销该提交。',
        },
        'data-warehouse': {
          label: '数据仓库',
          details: '存放每小时载入的销量与库存；它早已在用且受信任，因此予以保留。',
        },
        'feature-store': { label: '特征库', details: 'Feast 为训练和线上推理提供同一份定义，特征从此不再对不上。' },
        'model-serving': { label: '模型服务', details: 'KServe 在统一接口之后，按各模型自身的负载伸缩。' },
        'prediction-log': { label: '预测日志', details: '输入与输出在对象存储中保留 13 个月，便于与上一年同季对比。' },
        'drift-monitor': { label: '漂移监控', details: 'Evidently 每小时将预测与销量对照，并在需要时请求重新训练。' },
      },
      connections: {
        'start-training': '已评审的提交',
        'load-sales': '每小时销量',
        'build-training-sets': '训练集',
        'register-model': '训练好的模型',
        'approve-version': '已批准的版本',
        'roll-out-canary': '金丝雀发布',
        'serve-features': '相同特征',
        'log-predictions': '预测结果',
        'check-predictions': '预测结果',
        'compare-sales': '实际销量',
        'request-retraining': '重训请求',
      },
      explanation:
        '最上面一行是发布路径，没有任何手工拷贝：评审过的是什么，运行的就是什么。特征库位于训练和线上推理之间，' +
        '因为同一特征计算两遍，是我们发现的代价最高的问题。最下面一行以实际销量完成闭环，这也是业务方认可的评判标准。' +
        '重新训练先提出请求，再由人批准：如果载入了坏数据，自动重训只会把错误也学进去。',
      nextSteps: {
        'ask-retraining': '为什么重新训练要由人批准？',
        'ask-migration': '九个在线模型如何在不冻结发布的情况下完成迁移？',
        'ask-managed-suite': '什么情况下更适合选用托管的 ML 套件？',
      },
    },
  },
  'fraud-detection-system': {
    title: '欺诈检测系统',
    subtitle: '45 毫秒内完成银行卡支付决策',
    category: '实时机器学习',
    description:
      '为一家服务 1.4 万家商户的银行卡支付处理商打造的实时欺诈评分系统。每笔支付在批准前完成评分，' +
      '每次拒绝都附有分析师可以直接念出来的理由。',
    challenge:
      '当时的反欺诈靠 1,100 条手写规则，大多数已无人负责。新手法要几周才能识别，正常客户却遭到拒绝，商户因此流失。' +
      '系统须在每秒 900 笔支付的压力下于 100 毫秒内作出决策，卡号不得被触及，每次拒绝分析师都要能解释。而真正的标签，' +
      '也就是拒付，最多要迟 60 天才到。',
    solution:
      '流处理作业在内存中维护每张卡、每台设备、每家商户的滚动计数，由决策服务内置的梯度提升模型评分。' +
      '有一个神经网络得分略高，我们没有采用：它的理由难以解读，还需要 GPU。规则只保留 34 条，用于法定拦截和紧急情况。' +
      '可疑支付转给分析师，他们的判定用于训练下周的模型，远早于拒付到来。上线之前先以影子模式运行了八周。',
    keyFeatures: {
      'score-in-process': '模型内置于决策服务，无网络往返',
      'count-in-stream': '按卡、设备和商户滚动计数，仅滞后数秒',
      'give-reasons': '每次拒绝都有通俗易懂的原因码',
      'learn-weekly': '每周用分析师的判定训练',
      'tokenise-cards': '卡号在边缘替换为令牌',
    },
    outcomes: {
      'lower-fraud-loss': '第一年欺诈损失降低 41%',
      'fewer-false-declines': '被误拒的正常支付减少 28%',
      'fast-decisions': '每秒 900 笔支付下，决策 p99 为 45 毫秒',
      'fewer-rules': '需维护的规则从 1,100 条减到 34 条',
    },
    metrics: {
      fraudLoss: { label: '欺诈损失', value: '降低 41%' },
      decisionTime: { label: '决策时间', value: '45 毫秒（p99）' },
      falseDeclines: { label: '误拒', value: '减少 28%' },
      peakLoad: { label: '峰值负载', value: '每秒 900 笔支付' },
    },
    diagram: {
      title: '支付决策路径',
      description: '一笔支付如何在 45 毫秒内完成决策，人工判定又如何改进模型。',
      nodes: {
        'payment-gateway': {
          label: '支付网关',
          details: '首先将卡号换成令牌，使 14 个服务中的 11 个不再属于 PCI DSS 范围。',
        },
        'event-log': { label: '事件日志', details: 'Kafka 将每笔支付保留 30 天，可通过重放重建特征。' },
        'feature-stream': { label: '特征流', details: 'Flink 在数秒内更新滚动计数；批处理要晚好几分钟。' },
        'feature-cache': {
          label: '特征缓存',
          details: 'Redis 约 1 毫秒返回 40 个特征；返回的内容会记录下来供训练使用。',
        },
        'decision-service': { label: '决策服务', details: '在 100 毫秒预算内汇总特征、评分和规则的 Java 服务。' },
        'scoring-model': {
          label: '评分模型',
          details: '以库的形式嵌入的 XGBoost：在 CPU 上就很快，每个评分都能解释。',
        },
        'rule-engine': { label: '规则引擎', details: '执行 34 条规则，应对等不及训练的法定拦截和紧急情况。' },
        'analyst-desk': { label: '分析师工作台', details: '展示 0.4% 的可疑支付及其理由，因为这些应当由人来决定。' },
        'case-store': { label: '案件库', details: 'PostgreSQL 将判定和之后的拒付保存为同一份标签历史。' },
        'weekly-training': { label: '每周训练', details: '用最新判定训练的 Python 作业，获批之前以影子模式运行。' },
      },
      connections: {
        'request-decision': '令牌化支付',
        'record-payment': '每笔支付',
        'read-events': '事件',
        'update-counts': '滚动计数',
        'fetch-features': '特征',
        'score-payment': '进程内调用',
        'apply-rules': '评分',
        'refer-doubtful': '可疑支付',
        'store-verdicts': '判定',
        'load-labels': '标签',
        'load-served-features': '线上特征记录',
        'publish-model': '每周模型',
      },
      explanation:
        '客户等待的只有决策服务及其调用的部分，因此其中没有任何环节可以长时间阻塞：特征在内存中随时可取，' +
        '模型只是一个库。缓存失效时，由规则单独决策，限制也随之收紧。学习在外圈按自己的节奏进行。' +
        '特征按线上实际取值记录，因为事后重算会让模型得到当时不可能知道的信息。',
      nextSteps: {
        'ask-cache-failure': '缓存不可用时，支付会怎样？',
        'ask-reason-codes': '原因码是如何从模型中得出的？',
        'ask-weekly-training': '为什么每周更新模型，而不用在线学习？',
      },
    },
  },
}
