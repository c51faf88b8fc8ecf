// Who the owner is, in Japanese. Replace with your own words; ids match content/profile.ts.
import type { ProfileTexts } from '../../../contract/content-source.ts'

export const profile: ProfileTexts = {
  title: 'プリンシパルAI・クラウドアーキテクト',
  bio:
    'AIシステムと、それを動かすクラウド基盤を設計し、本番環境で安定して動くまで見届けます。この道20年の今も、' +
    '最初に目を通すのは障害報告書です。',
  summary:
    '2005年、小規模企業向けの請求書ソフトの開発から出発し、ニュースサイトのインフラ、' +
    '風力タービン1,150基のテレメトリ、カード決済の不正検知、小売業の46モデルを手がけてきました。' +
    '現在はFjordvane LogisticsでAIとクラウドのアーキテクチャを統括し、私が設計したプラットフォームを6,200人の社員が' +
    '日々の調べものに使っています。信頼しているのは地味な進め方です。まず測る。可動部は少なく保つ。決定は、' +
    '採らなかった案とともに書き残す。そして、私がいなくても変えていけるチームを残す。レイテンシ、コスト、' +
    'アクセス権の制約を同時に満たすモデルが求められる場面で、最も力を発揮します。',
  location: 'デンマーク・コペンハーゲン',
  availability: 'プリンシパル職のお話と、コンサルティング（同時に1件まで）を承っています。',
  coreExpertise: {
    'ai-in-production': {
      title: '本番で使えるAI',
      description:
        '高負荷でも崩れない検索、モデルルーティング、評価。EPICは同時利用者が1,000人を超えても1秒未満で回答を始めま' +
        'す。',
    },
    'cloud-platforms': {
      title: 'クラウドプラットフォーム',
      description: 'AzureとAWS上のKubernetes基盤をコードで構成。コストと障害復旧は最初のスケッチから計画に入れます。',
    },
    'technical-direction': {
      title: '技術ディレクション',
      description:
        '意思決定の記録、短いレビュー、メンタリング。9チームからのアーキテクチャ相談に中央値3日で回答しています。',
    },
  },
  skills: {
    'ai-architecture': 'AIアーキテクチャ',
    'cloud-architecture': 'クラウドアーキテクチャ',
    mlops: 'MLOps',
    kubernetes: 'Kubernetes',
    python: 'Python',
    'distributed-systems': '分散システム',
    'data-engineering': 'データエンジニアリング',
    'technical-leadership': 'テクニカルリーダーシップ',
  },
}
