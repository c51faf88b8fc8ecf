// The owner's skills and their evidence, in Japanese. Replace with your own words; ids match content/skills.ts.
import type { SkillTexts } from '../../../contract/content-source.ts'

export const skills: SkillTexts = {
  'ai-machine-learning': {
    name: 'AI・機械学習',
    category: '人工知能',
    achievements: {
      'cite-sources': '週次の抜き取り検査で、EPICの出典の正確さ96%を達成',
      'route-models': '評価品質を落とすことなく、質問の64%を小規模モデルへ振り分け',
      'calibrate-scores': '不正スコアを較正し、しきい値を勘ではなくコストで決定',
    },
    metrics: {
      'answer-cost': '回答単価57%減',
      'fraud-loss': '不正被害額41%減',
      'first-word': '表示開始まで0.8秒（p95）',
    },
    projects: {
      epic: 'EPIC AIプラットフォーム：6,200人の社員に出典付きの回答',
      'fraud-detection': '不正検知システム：カード決済を即時にスコアリング',
      'bearing-faults': '風力タービン1,150基の軸受異常の予兆警告',
    },
    experience:
      '2015年以来、軸受異常から言語まで、さまざまなモデルを本番で運用してきました。' +
      '評価セットと最も単純なベースラインから始めます。大きなモデルを採るのは、' +
      'レイテンシとコストに見合うと示せたときだけです。',
  },
  'infrastructure-devops': {
    name: 'インフラ・DevOps',
    category: 'プラットフォームエンジニアリング',
    achievements: {
      'rehearse-rebuilds': 'TerraformによるEPICの全面再構築を年2回訓練、所要70分',
      'reverse-canaries': 'エラー率が上がると自動で切り戻すモデルのカナリアリリースを実現',
      'move-news-sites': '23のニュースサイトをAWSへ移行、停止時間は合計11分',
    },
    metrics: {
      'release-time': 'モデルのリリース：6週間から2日へ',
      'training-cost': '学習コスト34%減',
      deployments: 'デプロイ：週1回から1日12回へ',
    },
    projects: {
      mlops: 'MLOps基盤の刷新：46モデルを一本の経路に',
      'news-migration': '23のニュースサイトをラックからAWSへ移行',
    },
    experience:
      '2011年からのオンコール経験で、好みが定まりました。部品は少なく、責任者は明確に、復旧は訓練済みに。' +
      'チームが支えられるならKubernetes、そうでなければマネージドサービスを選びます。',
  },
  'programming-languages': {
    name: 'プログラミング言語',
    category: 'ソフトウェアエンジニアリング',
    achievements: {
      'write-model-router': 'EPICのモデルルーターをGoで実装、リクエストへの上乗せは6ミリ秒',
      'score-in-process': 'Javaの判定サービス内でXGBoostを実行し、8ミリ秒のネットワーク往復を解消',
      'make-calls-idempotent': '予約APIの呼び出しを冪等にし、月約40件の二重予約を解消',
    },
    metrics: {
      'router-overhead': 'モデルルーターの上乗せ6ミリ秒',
      'search-time': '検索：4.2秒から0.6秒へ（p95）',
      'years-of-code': '本番コード歴は2005年から',
    },
    projects: {
      epic: 'EPIC AIプラットフォーム：回答はPython、ルーティングはGo',
      'fraud-detection': '不正検知システム：Javaの判定サービス',
    },
    experience:
      'モデルとデータにはPython、小さく保ちたいサービスにはGo、ブラウザーにはTypeScript、' +
      'すでに運用しているチームではJavaを使います。コードレビューは毎週行い、リスクの高い部分から先に書きます。',
  },
  'data-science': {
    name: 'データサイエンス',
    category: 'データ',
    achievements: {
      'find-drift': '劣化したモデルの発見までの時間を11日から4時間に短縮',
      'measure-experiments': '検索結果ページの高速化で予約が7%増えることをA/Bテストで実証',
      'log-features': '不正検知の特徴量を配信時のまま記録し、学習とスコアリングの入力を一致',
    },
    metrics: {
      'drift-time': 'ドリフトを4時間以内に検知',
      'false-declines': '誤拒否28%減',
      'fault-warning': '故障の19日前に警告（中央値）',
    },
    projects: {
      mlops: 'MLOps基盤の刷新：特徴量の共有、ドリフト検査',
      'bearing-faults': '1日18億件の計測値による軸受異常検知モデル',
    },
    experience:
      'データセットは、責任者と履歴とテストを備えた製品として扱います。改善の多くは、' +
      'きれいなラベルと実態に忠実な特徴量から生まれました。モデルの巧妙さによるものは、わずかです。',
  },
  'soft-skills': {
    name: 'ソフトスキル',
    category: 'リーダーシップ',
    achievements: {
      'shorten-reviews': 'アーキテクチャレビューの所要期間を3週間から中央値3日に短縮',
      'build-platform-team': '8人のプラットフォームチームを育成、うち2人は現在チームリーダー',
      'explain-declines': '審査担当者が加盟店にそのまま読み上げられる理由コードを整備',
    },
    metrics: {
      'review-time': 'レビュー：中央値3日',
      'teams-guided': '9つのプロダクトチームを支援',
      'decision-records': '2023年以降の意思決定記録140件',
    },
    projects: {
      'review-practice': 'Fjordvane Logisticsのアーキテクチャレビュー',
      mlops: 'MLOps基盤の刷新：担当者とともにモデルを移行',
    },
    experience:
      '発表する前に書き、まず反対意見を求め、何を手放すのかを明言します。オンコールの担当者が説明できるようになって、' +
      'はじめて決定と言えます。',
  },
  'frontend-technologies': {
    name: 'フロントエンド技術',
    category: 'Web',
    achievements: {
      'stream-answers': '本文と出典を1本のSSE接続で流すEPICのチャットを開発',
      'shrink-first-load': 'EPICのWebアプリの初回読み込みJavaScriptを610KBから148KBに削減',
      'pass-accessibility-audit': 'WCAG 2.2 AAの外部監査に合格、指摘は軽微な2件のみ',
    },
    metrics: {
      'first-load': '初回読み込みのJavaScript 148KB',
      accessibility: 'WCAG 2.2 AA監査済み',
      bookings: '予約完了数7%増',
    },
    projects: {
      epic: 'EPIC AIプラットフォーム：ReactのチャットWebアプリ',
      'hotel-results': 'Rejselund Travelのホテル検索結果ページ',
    },
    experience:
      '一日中使われる道具を作ります。情報が密で、速く、キーボードだけで操作できるものです。' +
      'ビジュアルデザインは専門ではありませんが、デザイナーと組んで働くのは得意で、転送量の上限は私が守ります。',
  },
  security: {
    name: 'セキュリティ',
    category: 'セキュリティ',
    achievements: {
      'filter-by-rights': 'EPICの検索内で文書の閲覧権限を適用し、権限外の文章をモデルに渡さない設計',
      'shrink-card-scope': 'エッジでのトークン化により、14サービス中11をPCI DSSの対象外に',
      'test-prompt-injection': 'EPICの全リリースに対し、220件のプロンプトインジェクション試験を実施',
    },
    metrics: {
      'access-leaks': '外部テスト2回で権限外への漏えい0件',
      'injection-tests': 'リリースごとに220件のインジェクション試験',
      'card-scope': '14サービス中11がカード情報の対象外',
    },
    projects: {
      epic: 'EPIC AIプラットフォーム：権限はプロンプトの外で管理',
      'fraud-detection': '不正検知システム：エッジより内側にカード番号なし',
    },
    experience:
      '最小権限、有効期限の短いシークレット、1ページの脅威モデルは、設計に必ず含めます。言語モデルについては、' +
      'プロンプトは攻撃されるものと考え、権限はその外側に置きます。',
  },
}
