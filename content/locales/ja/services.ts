// What the owner offers, in Japanese. Replace with your own words; ids match content/services.ts.
import type { ServiceTexts } from '../../../contract/content-source.ts'

export const services: ServiceTexts = {
  'cloud-architecture': {
    title: 'クラウドアーキテクチャ',
    description: 'AzureとAWSの設計とレビュー。負荷、コスト、復旧は、構築を始める前に詰めておきます。',
  },
  'ai-ml-solutions': {
    title: 'AI・MLソリューション',
    description: '最初の評価セットから本番まで、測定でき信頼できるアシスタントとモデルを作ります。',
  },
  'devops-mlops': {
    title: 'DevOps・MLOps',
    description: 'コードとモデルをコミットから本番へ運ぶ、テスト済みの一本道。チームに引き継ぐところまで行います。',
  },
  'technical-consulting': {
    title: '技術コンサルティング',
    description: '後戻りの難しい決定について、2週間以内に書面でセカンドオピニオンをお渡しします。',
  },
}
