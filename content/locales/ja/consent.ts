import type { ConsentWords } from '../en/consent.ts'

export const consent: ConsentWords = {
  question: 'Google Analytics でも集計してよろしいですか？',
  text: 'このサイトは、Cookie を使わずに自ら訪問を集計しています。許可すると、どのページをどのように使ったかが Google にも伝わり、そのために Cookie が保存されます。',
  more: '伝わる内容',
  allow: '許可する',
  refuse: '許可しない',
  notice: {
    heading: 'Google Analytics',
    text: '許可した場合に限り、このサイトは Google Analytics のコードを読み込みます。ブラウザは Google に次のことを伝えます。表示した公開ページのアドレスとタイトル、どこまで、どのくらいの時間読んだか、チャット、職務経歴書、お問い合わせフォームを開いたか、使ったか、ウェブサイトの分析結果、そしてどの通信でもそうであるように、IP アドレスとブラウザ自身の情報。入力した内容や、ログインするページのことは伝えません。広告のためのシグナルは無効にしています。Google はそのために _ga と _ga_… という Cookie を保存します。許可を取り消すと、以後は何も送信されず、これらの Cookie も削除されます。',
    given: '許可しています。',
    refused: '許可していません。Google には何も送信されません。',
    unasked: 'まだ選んでいません。許可しない限り、Google には何も送信されません。',
    unwanted: '追跡を望まない設定になっているため、お尋ねすることはなく、Google には何も送信されません。',
  },
}
