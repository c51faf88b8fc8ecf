// The owner's jobs, in Simplified Chinese. Replace with your own words; ids match content/experience.ts.
import type { ExperienceTexts } from '../../../contract/content-source.ts'

export const experience: ExperienceTexts = {
  'fjordvane-logistics': {
    title: '首席 AI 与云架构师',
    description:
      '在一家业务遍及 11 个国家、拥有 6,200 名办公室员工的物流集团负责 AI 与云架构。我设计了公司的智能助手平台 EPIC，' +
      '并主持架构评审，让九个产品团队共用同一套 Azure 底座。',
    achievements: {
      'launch-epic': '设计 EPIC：1,000 名以上并发用户下，首字响应 0.8 秒（p95）',
      'cut-answer-cost': '由自托管小模型承接 64% 的问题，单次回答成本降低 57%',
      'shorten-reviews': '将架构评审周期从三周缩短到中位数三天',
    },
  },
  'hyllemark-retail': {
    title: '机器学习平台负责人',
    description:
      '在一家拥有 420 家门店的连锁超市组建并带领八人平台团队。此前模型靠 notebook 手工传递上线，我们为预测、' +
      '定价和推荐模型建立了统一的、经过测试的上线流程。',
    achievements: {
      'shorten-releases': '将模型发布周期从六周缩短到两天',
      'grow-model-estate': '团队保持八人不变，线上模型从 9 个增至 46 个',
      'lower-training-cost': '借助竞价实例和检查点，训练成本降低 34%',
    },
  },
  'klarmynt-payments': {
    title: '机器学习工程主管',
    description:
      '在一家服务 1.4 万家商户的银行卡支付处理商，带领五名工程师开发实时反欺诈系统。硬性要求有两条：' +
      '决策须在 100 毫秒内完成，每一笔拒绝分析师都要能解释。',
    achievements: {
      'lower-fraud-loss': '第一年欺诈损失降低 41%，误拒减少 28%',
      'meet-latency-budget': '每秒最多为 900 笔支付评分，p99 延迟 45 毫秒',
      'shrink-card-scope': '在边缘将卡号令牌化，14 个服务中有 11 个不再属于 PCI DSS 范围',
    },
  },
  'vindtal-energy': {
    title: '数据平台工程师',
    description:
      '为一家运营 1,150 台风力发电机组的企业搭建遥测平台，从机舱内的网关一直到检修计划员的屏幕。偏远场站网络条件差，' +
      '数据迟到是常态。',
    achievements: {
      'stream-telemetry': '以每天 18 亿条读数的数据流取代夜间文件传输，延迟五分钟',
      'warn-of-bearing-faults': '开发轴承故障模型，预警时间提前量的中位数为 19 天',
      'lower-storage-cost': '将 90 天前的读数以 Parquet 格式存入 S3，存储成本降低 46%',
    },
  },
  'stavholt-media': {
    title: '高级基础设施工程师',
    description:
      '将一家出版集团的新闻网站从租用机柜迁到云上，并让部署成为日常操作。一条头条就可能让流量在几分钟内涨到二十倍，' +
      '因此缓存和压力测试优先于增加服务器。',
    achievements: {
      'move-news-sites': '用 14 个月将 23 个新闻网站迁至 AWS，累计停机仅 11 分钟',
      'hold-election-night': '2013 年选举之夜每秒承载 3.8 万次请求，零事故',
      'deploy-daily': '以经过测试、可回滚的发布，将部署频率从每周一次提升到每天 12 次',
    },
  },
  'rejselund-travel': {
    title: '软件工程师',
    description:
      '在一家旅行社负责酒店搜索与预订，7 万条报价全天都在变动。正是在这里我明白了：快的页面比花哨的页面更能成交，' +
      '也学会了如何证明这一点。',
    achievements: {
      'speed-up-search': '将筛选移入 Solr，搜索耗时（p95）从 4.2 秒降到 0.6 秒',
      'run-experiments': '引入 A/B 测试；结果页提速后，完成的预订增加 7%',
      'stop-double-bookings': '将预订调用改为幂等，消除了每月约 40 起重复预订',
    },
  },
  'tegnbro-software': {
    title: '初级软件开发工程师',
    description:
      '第一份工作：为 310 家小企业开发开票软件，从数据库一直做到客服电话。自己发版，自己接随之而来的电话，' +
      '由此学会了写测试，也学会了把错误提示写明白。',
    achievements: {
      'match-payments': '编写银行流水导入功能，82% 的付款可自动与发票匹配',
      'test-restores': '为全部 310 家客户实现每晚自动备份和每月恢复测试',
      'write-first-tests': '编写了产品的第一套测试，发版后的来电减少一半',
    },
  },
}
