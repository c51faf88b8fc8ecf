// What the owner offers, in Simplified Chinese. Replace with your own words; ids match content/services.ts.
import type { ServiceTexts } from '../../../contract/content-source.ts'

export const services: ServiceTexts = {
  'cloud-architecture': {
    title: '云架构',
    description: 'Azure 与 AWS 的设计与评审，动工之前就把负载、成本和恢复算清楚。',
  },
  'ai-ml-solutions': {
    title: 'AI/ML 解决方案',
    description: '可衡量、可信赖的智能助手与模型，从第一份评测集一直做到生产环境。',
  },
  'devops-mlops': {
    title: 'DevOps 与 MLOps',
    description: '让代码和模型从提交到生产走同一条经过测试的路径，并完整移交给您的团队。',
  },
  'technical-consulting': {
    title: '技术咨询',
    description: '针对难以回头的决定，两周内给出书面的独立意见。',
  },
}
