import type { ConsentWords } from '../en/consent.ts'

export const consent: ConsentWords = {
  question: 'Google Analyticsでも集計してよろしいですか？',
  text: 'このサイトは、Cookieを使わずに自ら訪問を集計しています。許可すると、どのページをどのように使ったかがGoogleにも伝わり、そのためにCookieが保存されます。',
  more: '伝わる内容',
  allow: '許可する',
  refuse: '許可しない',
  notice: {
    heading: 'Google Analytics',
    text: '許可した場合に限り、このサイトはGoogle Analyticsのコードを読み込みます。ブラウザーはGoogleに次のことを伝えます。表示した公開ページのアドレスとタイトル、どこまで、どのくらいの時間読んだか、職務経歴書、お問い合わせフォームを開いたか、使ったか、そしてどの通信でもそうであるように、IPアドレスとブラウザー自身の情報。',
    chat: 'チャットを開いたか、使ったかも伝えます。',
    audit: 'ウェブサイトの計測結果も伝えます。',
    rest: '入力した内容や、ログインするページのことは伝えません。広告のためのシグナルは無効にしています。Googleはそのために「_ga」と「_ga_…」というCookieを保存します。許可を取り消すと、以後は何も送信されず、これらのCookieも削除されます。',
    given: '許可しています。',
    refused: '許可していません。Googleには何も送信されません。',
    unasked: 'まだ選んでいません。許可しない限り、Googleには何も送信されません。',
    unwanted: '追跡を望まない設定になっているため、お尋ねすることはなく、Googleには何も送信されません。',
  },
}
