// The owner's jobs, in Japanese. Replace with your own words; ids match content/experience.ts.
import type { ExperienceTexts } from '../../../contract/content-source.ts'

export const experience: ExperienceTexts = {
  'fjordvane-logistics': {
    title: 'プリンシパルAI・クラウドアーキテクト',
    description:
      '11か国に6,200人のオフィス社員を擁する物流グループで、AIとクラウドのアーキテクチャに責任を負っています。' +
      '社内アシスタント基盤EPICを設計し、9つのプロダクトチームを共通のAzure基盤にまとめるレビューの議長を務めていま' +
      'す。',
    achievements: {
      'launch-epic': 'EPICを設計：同時利用者1,000人以上で、回答の表示開始まで0.8秒（95パーセンタイル）',
      'cut-answer-cost': '質問の64%を自社運用の小規模モデルに任せ、回答1件あたりのコストを57%削減',
      'shorten-reviews': 'アーキテクチャレビューの所要期間を3週間から中央値3日に短縮',
    },
  },
  'hyllemark-retail': {
    title: 'MLプラットフォーム責任者',
    description:
      '420店舗の食品スーパーチェーンで、8人のプラットフォームチームを立ち上げて率いました。' +
      '手渡しのノートブックに頼る運用を改め、需要予測・価格設定・レコメンドのモデルを、' +
      'テスト済みの一本道で本番に届ける仕組みにしました。',
    achievements: {
      'shorten-releases': 'モデルのリリースにかかる期間を6週間から2日に短縮',
      'grow-model-estate': '8人のチームのまま、本番稼働モデルを9から46に拡大',
      'lower-training-cost': 'スポットインスタンスとチェックポイントの活用で学習コストを34%削減',
    },
  },
  'klarmynt-payments': {
    title: 'リード機械学習エンジニア',
    description:
      '加盟店1万4,000社を抱えるカード決済処理会社で、リアルタイム不正検知を開発する5人のエンジニアを率いました。' +
      '判定は100ミリ秒以内、拒否の理由は審査担当者がすべて説明できること。この2つが譲れない条件でした。',
    achievements: {
      'lower-fraud-loss': '初年度に不正被害額を41%、誤拒否を28%削減',
      'meet-latency-budget': '毎秒最大900件の決済をp99レイテンシ45ミリ秒でスコアリング',
      'shrink-card-scope': 'カード番号をエッジでトークン化し、14サービス中11をPCI DSSの対象外に',
    },
  },
  'vindtal-energy': {
    title: 'データ基盤エンジニア',
    description:
      '風力タービン1,150基の運用会社で、ナセル内のゲートウェイから保守計画担当者の画面までをつなぐテレメトリ基盤を' +
      '構築しました。遠隔地の拠点は回線が不安定で、データは遅れて届くのが当たり前でした。',
    achievements: {
      'stream-telemetry': '夜間のファイル転送を、1日18億件の計測値を5分遅れで届けるストリームに置き換え',
      'warn-of-bearing-faults': '故障の19日前（中央値）に警告する軸受異常検知モデルを開発',
      'lower-storage-cost': '90日を過ぎた計測値をS3上のParquetに移し、ストレージコストを46%削減',
    },
  },
  'stavholt-media': {
    title: 'シニアインフラエンジニア',
    description:
      '出版社のニュースサイトをレンタルラックからクラウドへ移し、デプロイを日常の作業にしました。' +
      '見出しひとつで数分のうちにアクセスが20倍になるため、サーバー増設よりもキャッシュと負荷試験を優先しました。',
    achievements: {
      'move-news-sites': '14か月で23のニュースサイトをAWSへ移行、停止時間は合計11分',
      'hold-election-night': '2013年の選挙当夜、毎秒3万8,000リクエストを無障害で処理',
      'deploy-daily': 'テスト済みで切り戻せるリリースにより、デプロイを週1回から1日12回へ',
    },
  },
  'rejselund-travel': {
    title: 'ソフトウェアエンジニア',
    description:
      '終日内容が変わる7万件のプランを扱う旅行会社で、ホテルの検索と予約を担当しました。' +
      '凝ったページより速いページのほうが売れること、そしてそれを証明する方法を学んだ職場です。',
    achievements: {
      'speed-up-search': '絞り込みをSolrに移し、検索時間（95パーセンタイル）を4.2秒から0.6秒に短縮',
      'run-experiments': 'A/Bテストを導入し、検索結果ページの高速化で予約完了数が7%増えることを実証',
      'stop-double-bookings': '予約APIの呼び出しを冪等にし、月約40件の二重予約を解消',
    },
  },
  'tegnbro-software': {
    title: 'ソフトウェア開発者（ジュニア）',
    description:
      '最初の仕事は、310社の小規模企業が使う請求書ソフトでした。データベースから電話サポートまで担当し、' +
      '自分のリリース後にかかってくる電話に自分で出るうちに、テストとわかりやすいエラーメッセージを書くようになりま' +
      'した。',
    achievements: {
      'match-payments': '入金の82%を請求書と自動照合する銀行データ取り込み機能を開発',
      'test-restores': '全310社の夜間バックアップと月次の復元テストを自動化',
      'write-first-tests': '製品初のテストスイートを整備し、リリース後の問い合わせ電話を半減',
    },
  },
}
