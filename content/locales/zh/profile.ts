// Who the owner is, in Simplified Chinese. Replace with your own words; ids match content/profile.ts.
import type { ProfileTexts } from '../../../contract/content-source.ts'

export const profile: ProfileTexts = {
  title: '首席 AI 与云架构师',
  bio: '我设计 AI 系统及其所依托的云平台，并一直跟到它们在生产环境中站稳为止。从业二十年，我最先看的仍然是事故报告。',
  summary:
    '2005 年，我从为小企业开发开票软件起步，此后陆续负责过新闻网站的基础设施、1,150 台风力发电机组的遥测、' +
    '银行卡支付的反欺诈，以及零售业的 46 个模型。如今我在 Fjordvane Logistics 主持 AI 与云架构，' +
    '6,200 名员工在我设计的平台上提问。我信得过的做法很朴素：先测量；组件尽量少；' +
    '每个决定连同被放弃的方案一并写下来；最后留下一支离开我也能继续改进的团队。当模型必须同时满足延迟、' +
    '成本和访问权限的约束时，正是我最擅长的场合。',
  location: '丹麦哥本哈根',
  availability: '可洽谈首席级职位；咨询项目同一时间只接一个。',
  coreExpertise: {
    'ai-in-production': {
      title: '生产级 AI',
      description: '经得起高负载的检索、模型路由与评测：面对 1,000 名以上的并发用户，EPIC 不到一秒即开始作答。',
    },
    'cloud-platforms': {
      title: '云平台',
      description: '在 Azure 和 AWS 上构建 Kubernetes 平台，全部以代码描述，从第一张草图起就规划好成本与恢复。',
    },
    'technical-direction': {
      title: '技术方向',
      description: '决策记录、简短评审与指导：九个团队的架构问题，答复时间的中位数为三天。',
    },
  },
  skills: {
    'ai-architecture': 'AI 架构',
    'cloud-architecture': '云架构',
    mlops: 'MLOps',
    kubernetes: 'Kubernetes',
    python: 'Python',
    'distributed-systems': '分布式系统',
    'data-engineering': '数据工程',
    'technical-leadership': '技术领导力',
  },
}
