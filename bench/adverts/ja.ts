// Job adverts in Japanese, labelled by hand.
import type { LabelledAdvert } from './shape.ts'

export const adverts: LabelledAdvert[] = [
  {
    name: 'AIアーキテクト',
    verdict: 'strong',
    advert: `プリンシパルAIアーキテクト

【会社概要】
当社は1990年設立の物流会社です。

【仕事内容】
・社内向けAIアシスタント基盤の設計

【必須要件】
・ソフトウェア開発の実務経験10年以上
・大規模言語モデル（LLM）を用いたシステムの本番運用経験
・Kubernetes、Terraformの実務経験
・AWSまたはAzureでの設計経験
・Pythonでの開発経験
・エンジニアチームを率いた経験
・技術的な内容を分かりやすく説明できるコミュニケーション能力
・ビジネスレベルの英語力

【歓迎要件】
・物流業界での経験
・Goの経験
・Rustの経験

【待遇・福利厚生】
・社会保険完備、Kubernetes研修`,
    requirements: [
      ['実務経験10年以上', 'met'],
      ['大規模言語モデル', 'met'],
      ['Kubernetes、Terraform', 'met'],
      ['AWSまたはAzure', 'met'],
      ['Pythonでの開発経験', 'met'],
      ['チームを率いた経験', 'met'],
      ['コミュニケーション能力', 'met'],
      ['英語力', 'not-evidenced'],
      ['物流業界', 'met'],
      ['Goの経験', 'met'],
      ['Rustの経験', 'not-evidenced'],
    ],
  },
  {
    name: 'データエンジニア',
    verdict: 'partial',
    advert: `データエンジニア

■応募資格
・データパイプラインの構築経験
・SQLおよびPythonの実務経験
・Snowflakeとdbtの利用経験
・BigQueryでの分析基盤の運用経験
・SparkまたはFlinkの経験
・Tableauでの可視化経験
・SAPの知識

■歓迎スキル
・Airflowの経験
・Scalaの経験

■福利厚生
・交通費支給`,
    requirements: [
      ['データパイプライン', 'met'],
      ['SQLおよびPython', 'met'],
      ['Snowflake', 'not-evidenced'],
      ['BigQuery', 'not-evidenced'],
      ['SparkまたはFlink', 'met'],
      ['Tableau', 'not-evidenced'],
      ['SAP', 'not-evidenced'],
      ['Airflow', 'met'],
      ['Scala', 'not-evidenced'],
    ],
  },
  {
    name: 'パティシエ',
    verdict: 'weak',
    advert: `パティシエ募集

必須条件：
・製菓衛生師の資格
・洋菓子店での実務経験3年以上
・ケーキや焼き菓子の製造
・協調性があり、明るい方
・早朝勤務が可能な方

歓迎：
・チョコレート細工の経験

待遇：
・昇給あり、まかない付き`,
    requirements: [
      ['製菓衛生師', 'not-evidenced'],
      ['洋菓子店での実務経験3年以上', 'not-evidenced'],
      ['焼き菓子', 'not-evidenced'],
      ['協調性', 'met'],
      ['早朝勤務', 'not-evidenced'],
      ['チョコレート細工', 'not-evidenced'],
    ],
  },
  {
    name: '機械学習基盤エンジニア（文章）',
    verdict: 'strong',
    advert: `小売企業の需要予測を支える機械学習基盤のエンジニアを募集します。機械学習の実務経験が5年以上ある方を求めています。Pythonに精通し、AirflowとMLflowの経験がある方が対象です。モデルの監視の経験が必須です。KServeの経験があれば尚可です。Databricksの経験も歓迎します。社会保険完備、年間休日120日です。ご応募をお待ちしております。`,
    requirements: [
      ['機械学習の実務経験が5年以上', 'met'],
      ['Pythonに精通', 'met'],
      ['モデルの監視', 'met'],
      ['KServe', 'met'],
      ['Databricks', 'not-evidenced'],
    ],
  },
  {
    name: 'SREエンジニア',
    verdict: 'partial',
    advert: `SREエンジニア

＜業務内容＞
・サービス基盤の運用

＜応募条件＞
・Kubernetesの運用経験3年以上
・Terraformによるインフラのコード化
・PrometheusおよびGrafanaによる監視の経験
・Google Cloudの実務経験
・Ansibleの経験
・オンコール対応の経験
・Istioの知識

＜尚可条件＞
・Argo CDの経験

＜勤務地＞
・福岡市`,
    requirements: [
      ['Kubernetesの運用経験3年以上', 'met'],
      ['Terraform', 'met'],
      ['Prometheus', 'not-evidenced'],
      ['Google Cloud', 'not-evidenced'],
      ['Ansible', 'not-evidenced'],
      ['オンコール', 'met'],
      ['Istio', 'not-evidenced'],
      ['Argo CD', 'met'],
    ],
  },
  {
    name: '看護師',
    verdict: 'weak',
    advert: `病棟看護師

■必須条件
・正看護師免許をお持ちの方
・病棟での勤務経験2年以上
・採血、点滴などの看護業務
・夜勤ができる方
・患者様に丁寧に接することができる方

■歓迎条件
・がん看護の経験

■待遇
・退職金制度`,
    requirements: [
      ['正看護師免許', 'not-evidenced'],
      ['病棟での勤務経験2年以上', 'not-evidenced'],
      ['採血、点滴', 'not-evidenced'],
      ['夜勤', 'not-evidenced'],
      ['患者様', 'not-evidenced'],
      ['がん看護', 'not-evidenced'],
    ],
  },
]
