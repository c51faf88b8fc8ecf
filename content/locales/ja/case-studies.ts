// The case studies, in Japanese. Replace with your own words; ids match the files in content/case-studies/.
import type { CaseStudyTexts } from '../../../contract/content-source.ts'

export const caseStudies: CaseStudyTexts = {
  'epic-ai-platform': {
    title: 'EPIC AIプラットフォーム',
    subtitle: '物流グループの社内文書から、出典付きの回答を',
    category: 'AIプラットフォーム',
    description:
      'EPICは、物流グループの社員6,200人が契約書、通関規則、出荷記録について一か所で質問できるプラットフォームです。' +
      '回答には必ず出典が付き、本人に閲覧権限のある文書だけを使います。',
    challenge:
      '11か国の社員が7つのシステムを検索して回り、チームごとに始めたチャットボットの試行も3つ並立していました。' +
      'どれも文書の閲覧権限を考慮しておらず、利用者が数人でも回答に5〜9秒かかっていました。' +
      '1つの大規模モデルで全員に応えれば、費用は予算の2倍に達します。月曜の朝にも速く、費用に無理がなく、' +
      '監査人に見せられる安全性を備えた基盤が必要でした。',
    solution:
      '検索、プロンプトの組み立て、出典の付与は、全チーム共通の回答サービスが担います。権限はゲートウェイで解決し、' +
      '検索クエリの中で適用するため、閲覧できない文章がモデルに渡ることはありません。' +
      '定型的な質問はルーターが自社運用の小規模モデルへ、それ以外はホスト型の大規模モデルへ振り分けます。' +
      '類似回答のキャッシュも試しましたが、撤去しました。権限の異なる人どうしが同じ回答を共有してはならないからです。' +
      '回答は生成されるそばからストリーミング表示されます。',
    keyFeatures: {
      'stream-answers': '該当箇所を正確に示す、出典付きのストリーミング回答',
      'filter-by-rights': '検索クエリの中で文書の閲覧権限を適用',
      'route-by-difficulty': '質問の難しさに応じたモデル選択',
      'index-changes': '文書の変更は10分以内に検索へ反映',
      'gate-releases': 'レビュー済みの640問で全リリースをテスト',
    },
    outcomes: {
      'fast-under-load': '同時利用者1,000人以上で、表示開始まで0.8秒（95パーセンタイル）',
      'lower-answer-cost': '大規模モデルのみの場合に比べ、回答1件あたりのコストを57%削減',
      'sound-citations': '週次の抜き取り検査で出典の96%が正確',
      'one-platform': '3つの試行を終了し、9チームが1つの基盤で開発',
    },
    metrics: {
      concurrentUsers: { label: '同時利用者数', value: '1,000人以上' },
      responseTime: { label: '応答時間', value: '1秒未満' },
      citationAccuracy: { label: '出典の正確さ', value: '96%' },
      costPerAnswer: { label: '回答単価', value: '57%減' },
    },
    diagram: {
      title: 'EPICの回答経路',
      description: '質問が出典付きの回答になるまでと、文書が検索可能になるまでの流れ。',
      nodes: {
        'chat-app': {
          label: 'Webチャット',
          details: '届いた言葉から順に表示するReactアプリ。すぐ読み始められ、回答を途中で止めることもできます。',
        },
        'api-gateway': {
          label: 'APIゲートウェイ',
          details: 'サインインと利用枠を一か所で確認し、チームごとの作り込みを不要にします。',
        },
        'access-policy': {
          label: 'アクセスポリシー',
          details: 'Open Policy Agentが所属グループを閲覧権限に変換。ルールはコードと同様にレビューし、テストします。',
        },
        'answer-service': {
          label: '回答サービス',
          details:
            '検索、プロンプトの組み立て、出典の付与を担うPythonサービス。9チーム分のテストがここに集約されます。',
        },
        'model-router': {
          label: 'モデルルーター',
          details: '質問の難しさでモデルを選び、応答が遅ければ別のモデルに切り替えるGoサービス。',
        },
        'large-model': {
          label: '大規模モデル',
          details: '必要とする36%の質問のため、Azure OpenAIを利用。需要にむらがあるので従量課金です。',
        },
        'small-model': {
          label: '小規模モデル',
          details: 'vLLM上のオープンウェイトモデル。質問の64%を、見通しの立つコストで処理します。',
        },
        'search-index': {
          label: '検索インデックス',
          details: 'PostgreSQLとpgvectorで、ベクトル、単語、権限を1つのクエリで絞り込みます。',
        },
        'indexing-queue': {
          label: '取り込みキュー',
          details: 'Azure Service Busが一括編集と再試行を吸収し、取り込み処理が検索を待たせることはありません。',
        },
        'document-sources': {
          label: '文書ソース',
          details: 'ファイルと権限の管理元であり続ける7つのシステム。EPICが保持するのは抜粋だけです。',
        },
      },
      connections: {
        'send-question': '質問',
        'resolve-rights': '所属グループ',
        'forward-question': '質問',
        'attach-rights': '閲覧権限',
        'search-passages': '権限付き検索',
        'send-prompt': 'プロンプト',
        'use-large-model': '難しい質問',
        'use-small-model': '定型的な質問',
        'publish-changes': '変更',
        'write-passages': '抜粋',
      },
      explanation:
        '利用者が待つ経路は中央の行にまとめ、バッチ処理を一切置いていません。取り込みは、キューを挟んだ別の行です。' +
        'どこかのソースで一括編集があっても、回答を遅らせるわけにはいかないためです。権限は質問とともに運ばれ、' +
        'インデックスで適用されます。低いコストで確実に絞り込める最後の場所だからです。ルーターを独立させたのは、' +
        'プロンプトや出典の処理に触れずにモデルを入れ替えられるようにするためです。',
      nextSteps: {
        'ask-changed-rights': 'グループが変わったとき、権限の正しさをどう保つのですか？',
        'ask-routing': 'ルーターは質問の難しさをどう見分けるのですか？',
        'ask-pgvector': '専用のベクトルデータベースではなくpgvectorを選んだ理由は？',
      },
    },
  },
  'mlops-transformation': {
    title: 'MLOps基盤の刷新',
    subtitle: '手渡しのノートブックから、2日でのリリースへ',
    category: 'MLプラットフォーム',
    description:
      '420店舗の食品スーパーチェーンで、需要予測・価格設定・レコメンドの46モデルを支えるプラットフォームです。' +
      'データサイエンティストがコミットから廃止までモデルに責任を持ち、リリースは2日で終わります。',
    challenge:
      '9つのモデルはそれぞれ専用のスクリプトとサーバーを持ち、中身がわかる人も1人ずつでした。' +
      'リリースには引き継ぎの連続で6週間かかりました。特徴量はノートブックと本番で別々に計算され、' +
      '値が食い違っていました。仕入先が商品コードを変更したときには、店長から電話が来るまで11日間、' +
      '予測は外れたままでした。新しいモデルを加えるたびに、状況は悪くなるはずでした。',
    solution:
      '経路を一本にまとめ、モデルを1つずつ、リスクの高いものほど後に回して移行しました。' +
      'レビュー済みのコミットが学習を起動し、学習と推論は同じ特徴量を使い、' +
      'レジストリが各モデルをデータのバージョンとともに保管します。カナリアリリースは自動で切り戻され、' +
      'ドリフト検査が予測と売上実績を突き合わせます。採用したのは、単一ベンダーの統合製品ではなく、' +
      '独立したオープンソースの組み合わせです。統合の手間は増えますが、どの部品も交換でき、実際に2つを交換しました。',
    keyFeatures: {
      'one-path': 'コミットから本番まで、レビューを通る一本の経路',
      'shared-features': '学習と推論で同じ特徴量定義',
      'reverse-canaries': 'エラー率が上がると切り戻すカナリアリリース',
      'check-drift': '売上実績に対する毎時のドリフト検査',
      'trace-forecasts': 'すべての予測をデータ、コード、モデルまで追跡可能',
    },
    outcomes: {
      'faster-releases': 'モデルのリリースを6週間から2日に短縮',
      'more-models': '8人のチームで、本番稼働モデルを9から46に拡大',
      'earlier-detection': '劣化したモデルの発見を11日から4時間以内に短縮',
      'lower-training-cost': 'スポットインスタンスとチェックポイントの活用で学習コストを34%削減',
    },
    metrics: {
      releaseTime: { label: 'リリース期間', value: '6週間から2日へ' },
      modelsInProduction: { label: '本番稼働モデル', value: '46モデル' },
      driftDetection: { label: 'ドリフト検知', value: '4時間以内' },
      trainingCost: { label: '学習コスト', value: '34%減' },
    },
    diagram: {
      title: 'モデルリリースのループ',
      description: 'レビュー済みのコミットからモデルの提供まで、そしてドリフト検査を経て再び学習へ。',
      nodes: {
        'model-repository': {
          label: 'モデルリポジトリ',
          details: 'コード、設定、テストをGitで管理し、リリースを「レビュー済みの変更」そのものにします。',
        },
        'training-pipeline': {
          label: '学習パイプライン',
          details: 'Airflowがスポットインスタンスで学習を実行。チームがすでに運用に慣れていました。',
        },
        'model-registry': {
          label: 'モデルレジストリ',
          details: 'MLflowが各モデルをデータのバージョンと指標とともに保管し、監査とロールバックに備えます。',
        },
        'release-controller': {
          label: 'リリース制御',
          details: 'Argo CDがGitの内容を適用。カナリアのエラーが増えると、検査がコミットを取り消します。',
        },
        'data-warehouse': {
          label: 'データウェアハウス',
          details: '売上と在庫を毎時取り込み。以前から信頼されていたため、そのまま残しました。',
        },
        'feature-store': {
          label: '特徴量ストア',
          details: 'Feastが学習と推論に同じ定義を提供し、特徴量の食い違いをなくしました。',
        },
        'model-serving': {
          label: 'モデルサービング',
          details: 'KServeが共通のインターフェースの裏で、モデルごとの負荷に応じてスケールさせます。',
        },
        'prediction-log': {
          label: '予測ログ',
          details: '入力と出力をオブジェクトストレージに13か月保管し、前年の同じ季節と比較できるようにします。',
        },
        'drift-monitor': {
          label: 'ドリフト監視',
          details: 'Evidentlyが予測と売上を毎時比較し、必要に応じて再学習を依頼します。',
        },
      },
      connections: {
        'start-training': 'レビュー済みコミット',
        'load-sales': '毎時の売上',
        'build-training-sets': '学習データ',
        'register-model': '学習済みモデル',
        'approve-version': '承認済みバージョン',
        'roll-out-canary': 'カナリアリリース',
        'serve-features': '同じ特徴量',
        'log-predictions': '予測',
        'check-predictions': '予測',
        'compare-sales': '売上実績',
        'request-retraining': '再学習の依頼',
      },
      explanation:
        '上の行はリリースの経路で、手作業のコピーはありません。レビューしたものが、そのまま動きます。' +
        '特徴量ストアを学習と推論の間に置いたのは、特徴量の二重計算が、見つかった中で最も高くつく欠陥だったからです。' +
        '下の行は、事業側も納得する判定基準である売上実績でループを閉じます。再学習は依頼を受けて人が承認します。' +
        '誤ったデータが取り込まれた場合、自動の再学習ではその誤りまで学んでしまうためです。',
      nextSteps: {
        'ask-retraining': '再学習を人が承認するのはなぜですか？',
        'ask-migration': '稼働中の9モデルを、凍結期間なしにどう移行したのですか？',
        'ask-managed-suite': 'マネージドのML製品のほうがよいのは、どんな場合ですか？',
      },
    },
  },
  'fraud-detection-system': {
    title: '不正検知システム',
    subtitle: 'カード決済を45ミリ秒で判定',
    category: 'リアルタイムML',
    description:
      '加盟店1万4,000社を抱えるカード決済処理会社のリアルタイム不正スコアリングです。' +
      'すべての決済を承認前にスコアリングし、拒否するときは、審査担当者がそのまま読み上げられる理由を必ず付けます。',
    challenge:
      '不正対策は手書きのルール1,100件に頼り、その大半は担当者不在でした。新しい手口の捕捉に数週間かかる一方で、' +
      '優良な顧客の決済が拒否され、加盟店は離れていきました。求められたのは、毎秒900件の決済を100ミリ秒以内に判定し、' +
      'カード番号には触れられないようにし、拒否の理由を審査担当者が1件ずつ説明できることです。しかも、' +
      '正解ラベルとなるチャージバックは最大60日遅れて届きます。',
    solution:
      'ストリーム処理がカード、端末、加盟店ごとの直近の集計値をメモリ上に保持し、' +
      '判定サービスに組み込んだ勾配ブースティングモデルがスコアを付けます。' +
      'スコアがわずかに上回るニューラルネットワークは見送りました。判断の理由が読み取りにくく、' +
      'GPUも必要だったためです。ルールは、法的な遮断と緊急対応のための34件だけを残しました。' +
      '疑わしい決済は審査担当者に回り、その判断は、チャージバックが届くよりはるかに早く翌週のモデルに反映されます。' +
      '本番に先立ち、8週間シャドーモードで検証しました。',
    keyFeatures: {
      'score-in-process': 'モデルを判定サービスに内蔵し、ネットワーク往復なし',
      'count-in-stream': 'カード、端末、加盟店ごとの、数秒前までの集計値',
      'give-reasons': 'すべての拒否に平易な言葉の理由コード',
      'learn-weekly': '審査担当者の判断による週次の学習',
      'tokenise-cards': 'カード番号をエッジでトークンに置換',
    },
    outcomes: {
      'lower-fraud-loss': '初年度に不正被害額を41%削減',
      'fewer-false-declines': '正当な決済の誤拒否を28%削減',
      'fast-decisions': '毎秒900件の決済で、判定はp99で45ミリ秒',
      'fewer-rules': '保守対象のルールを1,100件から34件に削減',
    },
    metrics: {
      fraudLoss: { label: '不正被害額', value: '41%減' },
      decisionTime: { label: '判定時間', value: 'p99で45ミリ秒' },
      falseDeclines: { label: '誤拒否', value: '28%減' },
      peakLoad: { label: 'ピーク負荷', value: '毎秒900件' },
    },
    diagram: {
      title: '決済判定の経路',
      description: '決済が45ミリ秒で判定されるまでと、審査結果がモデルを改善する流れ。',
      nodes: {
        'payment-gateway': {
          label: '決済ゲートウェイ',
          details: 'まずカード番号をトークンに置き換え、14サービス中11をPCI DSSの対象外にします。',
        },
        'event-log': {
          label: 'イベントログ',
          details: 'Kafkaが全決済を30日間保持し、リプレイによる特徴量の再構築を可能にします。',
        },
        'feature-stream': {
          label: '特徴量ストリーム',
          details: 'Flinkが直近の集計値を数秒以内に更新。バッチ処理では数分遅く、間に合いませんでした。',
        },
        'feature-cache': {
          label: '特徴量キャッシュ',
          details: 'Redisが40個の特徴量を約1ミリ秒で返却。返した値は学習用に記録します。',
        },
        'decision-service': {
          label: '判定サービス',
          details: '特徴量、スコア、ルールを100ミリ秒の枠内でまとめるJavaサービス。',
        },
        'scoring-model': {
          label: 'スコアリングモデル',
          details: 'ライブラリとして組み込んだXGBoost。CPUで速く動き、スコアごとに理由を説明できます。',
        },
        'rule-engine': {
          label: 'ルールエンジン',
          details: '学習を待てない法的な遮断と緊急対応のため、34件のルールを適用します。',
        },
        'analyst-desk': {
          label: '審査画面',
          details: '疑わしい0.4%の決済を理由とともに表示。人が決めるべきものだからです。',
        },
        'case-store': {
          label: '審査記録',
          details: 'PostgreSQLが審査結果と後日のチャージバックを、1つのラベル履歴として保管します。',
        },
        'weekly-training': {
          label: '週次学習',
          details: '新しい審査結果で学習するPythonジョブ。承認されるまではシャドーモードで動きます。',
        },
      },
      connections: {
        'request-decision': 'トークン化済み決済',
        'record-payment': '全決済',
        'read-events': 'イベント',
        'update-counts': '直近の集計値',
        'fetch-features': '特徴量',
        'score-payment': 'プロセス内呼び出し',
        'apply-rules': 'スコア',
        'refer-doubtful': '疑わしい決済',
        'store-verdicts': '審査結果',
        'load-labels': 'ラベル',
        'load-served-features': '配信時の特徴量',
        'publish-model': '週次モデル',
      },
      explanation:
        '顧客が待つのは判定サービスとその呼び出し先だけなので、長く待たせる処理はそこに置けません。' +
        '特徴量はメモリ上に用意され、モデルはライブラリです。キャッシュが落ちたときは、' +
        'より厳しい制限のもとでルールだけで判定します。学習は外周を独自のペースで回ります。' +
        '特徴量は配信した時点の値を記録します。後から計算し直すと、その時点では知り得なかった情報がモデルに混入した' +
        'ためです。',
      nextSteps: {
        'ask-cache-failure': 'キャッシュが落ちたとき、決済はどうなりますか？',
        'ask-reason-codes': '理由コードはモデルからどう導くのですか？',
        'ask-weekly-training': 'オンライン学習ではなく週次モデルにした理由は？',
      },
    },
  },
}
