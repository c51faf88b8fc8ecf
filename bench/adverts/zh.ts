// Job adverts in Chinese, labelled by hand.
import type { LabelledAdvert } from './shape.ts'

export const adverts: LabelledAdvert[] = [
  {
    name: 'AI 架构师',
    verdict: 'strong',
    advert: `首席 AI 架构师

公司介绍
我们是一家领先的物流企业，成立于 1995 年。

岗位职责
1. 负责智能助手平台的架构

任职要求
1. 10年以上软件开发经验
2. 有大语言模型落地经验，熟悉检索增强生成（RAG）
3. 精通 Kubernetes、Terraform，熟悉 AWS 或 Azure
4. 精通 Python，熟悉 Go 者优先
5. 有分布式系统和高并发经验
6. 有团队管理经验
7. 良好的沟通能力
8. 英语流利

加分项
1. 物流行业经验
2. 熟悉 Rust

福利待遇
1. 五险一金，Kubernetes 培训`,
    requirements: [
      ['10年以上软件开发经验', 'met'],
      ['大语言模型', 'met'],
      ['Kubernetes、Terraform', 'met'],
      ['精通 Python', 'met'],
      ['熟悉 Go 者优先', 'met'],
      ['分布式系统', 'met'],
      ['团队管理', 'met'],
      ['沟通能力', 'met'],
      ['英语流利', 'not-evidenced'],
      ['物流行业', 'met'],
      ['Rust', 'not-evidenced'],
    ],
  },
  {
    name: '前端负责人',
    verdict: 'partial',
    advert: `前端技术负责人

岗位要求：
- 精通 React 和 TypeScript
- 熟悉 Vue 和小程序开发
- 熟悉 Next.js、GraphQL
- 了解网页无障碍标准
- 有前端性能优化经验
- 熟悉 Figma，有设计审美
- 有团队管理经验
- 熟悉 Webpack

加分项：
- 熟悉 Flutter

我们提供：
- 弹性工作，下午茶`,
    requirements: [
      ['React 和 TypeScript', 'met'],
      ['Vue', 'not-evidenced'],
      ['Next.js', 'not-evidenced'],
      ['无障碍', 'met'],
      ['前端性能', 'met'],
      ['Figma', 'not-evidenced'],
      ['团队管理', 'met'],
      ['Webpack', 'not-evidenced'],
      ['Flutter', 'not-evidenced'],
    ],
  },
  {
    name: '护士',
    verdict: 'weak',
    advert: `急诊科护士

任职要求：
1、护理专业大专及以上学历
2、持有护士执业证书
3、3年以上急诊护理经验
4、熟练掌握静脉输液和急救技术
5、有爱心、责任心，有团队合作精神
6、能适应夜班

福利待遇：
1、五险一金`,
    requirements: [
      ['大专及以上学历', 'not-evidenced'],
      ['执业证书', 'not-evidenced'],
      ['3年以上急诊护理', 'not-evidenced'],
      ['静脉输液', 'not-evidenced'],
      ['团队合作', 'met'],
      ['夜班', 'not-evidenced'],
    ],
  },
  {
    name: '机器学习平台工程师（无列表）',
    verdict: 'strong',
    advert: `我们是一家零售企业，希望把预测模型真正用起来。应聘者需要具备五年以上机器学习经验，熟悉模型部署和模型监控。必须精通 Python，熟悉 Airflow、MLflow 和特征平台。要求有持续交付经验。了解 KServe 者优先。熟悉 Databricks 者优先。我们提供有竞争力的薪酬和五险一金。请将简历发送至 jobs@example.org。`,
    requirements: [
      ['五年以上机器学习经验', 'met'],
      ['Airflow', 'met'],
      ['持续交付', 'met'],
      ['KServe', 'met'],
      ['Databricks', 'not-evidenced'],
    ],
  },
  {
    name: '反欺诈算法工程师',
    verdict: 'strong',
    advert: `反欺诈算法工程师（支付方向）

【工作内容】
- 建设实时反欺诈系统

【任职资格】
- 5年以上机器学习经验，有反欺诈项目经验
- 熟悉 Kafka、Flink 等流处理技术
- 熟悉 XGBoost，了解模型可解释性
- 熟练使用 Java 或 Python
- 有低延迟系统经验
- 硕士及以上学历

【优先条件】
- 熟悉图神经网络
- 有支付行业经验

【薪资福利】
- 年终奖`,
    requirements: [
      ['5年以上机器学习经验', 'met'],
      ['Kafka', 'met'],
      ['XGBoost', 'met'],
      ['Java 或 Python', 'met'],
      ['低延迟', 'met'],
      ['硕士', 'met'],
      ['图神经网络', 'not-evidenced'],
      ['支付行业', 'met'],
    ],
  },
  {
    name: '嵌入式工程师',
    verdict: 'weak',
    advert: `嵌入式软件工程师

岗位要求：
1. 精通C语言，熟悉ARM Cortex-M
2. 熟悉FreeRTOS等实时操作系统
3. 会使用示波器调试硬件
4. 熟悉CAN总线协议
5. 能用Python编写测试脚本
6. 本科及以上学历

联系方式：hr@example.org`,
    requirements: [
      ['精通C语言', 'not-evidenced'],
      ['FreeRTOS', 'not-evidenced'],
      ['示波器', 'not-evidenced'],
      ['CAN总线', 'not-evidenced'],
      ['Python', 'met'],
      ['本科', 'not-evidenced'],
    ],
  },
]
