// What the page offers unasked, and why. {{…}} is filled in.
import type { PromptMessages } from '../en/prompts.ts'

export const prompts: PromptMessages = {
  label: 'ご提案',
  why: '表示される理由',
  jump: 'F8キーで移動できます。',
  actions: {
    chat: '{{assistant}}に聞く',
    audit: 'サイトを計測する',
    resume: '職務経歴書を受け取る',
    contact: '{{owner}}に連絡する',
    caseStudies: 'ケーススタディを見る',
    projects: 'すべてのプロジェクト',
    study: 'ケーススタディを開く',
  },
  exit_intent: {
    line: 'お帰りの前に',
    text: 'お帰りの前に、職務経歴書をお持ちになるか、{{owner}}に一言お寄せください。',
    because: 'ポインターがウィンドウの上端に移動し、離れようとしているように見えたためです。',
  },
  case_study_interest: {
    line: '何が難しかったのでしょうか',
    text: '「{{study}}」にご興味がありますか。何が難しかったのか、{{assistant}}がお答えします。',
    ask: '何が難しかった？',
    question: '「{{study}}」の課題は何でしたか。',
    because: 'ケーススタディのセクションが{{seconds}}秒間表示されているためです。',
  },
  project_deep_dive: {
    line: 'お探しのものに近いですか',
    text: 'ご自身のプロジェクトに近いものをお探しですか。{{assistant}}に内容を伝えると、最も近いものがわかります。',
    because: 'このページを{{seconds}}秒間ご覧になっているためです。',
  },
  case_study_bounce: {
    line: '要点だけご覧になりますか',
    text: '「{{study}}」はお探しのものと違いましたか。要点だけの説明も、ほかのケーススタディもご用意しています。',
    ask: '要点を聞く',
    question: '「{{study}}」を簡単に説明してください。',
    because: '{{seconds}}秒以内にケーススタディのページを離れたためです。',
  },
  experience_focus: {
    line: '要点だけ読むには',
    text: '読む量が多いですね。職務経歴書なら、お立場に合わせて要点をまとめます。',
    ask: 'リーダー経験を聞く',
    question: '{{owner}}にはどのようなリーダー経験がありますか。',
    because: '職歴のセクションが{{seconds}}秒間表示されているためです。',
  },
  personal_connection: {
    line: '{{owner}}の仕事の進め方',
    text: '{{owner}}の仕事の進め方について、もっと知りたいですか。',
    ask: 'チームとの働き方を聞く',
    question: '{{owner}}はチームとどのように働きますか。',
    because: 'プロフィールのセクションが{{seconds}}秒間表示されているためです。',
  },
  rapid_navigation: {
    line: '何かお探しですか',
    text: '何かお探しですか。{{assistant}}に伝えると、どこに書かれているかをお見せします。',
    because: '{{seconds}}秒間に{{moves}}回、場所を移動されたためです。',
  },
  idle_engagement: {
    line: '要点を短くまとめます',
    text: 'まだご覧になっていますか。{{assistant}}がこのサイトの要点を短くまとめます。',
    ask: '要点をまとめる',
    question: '{{owner}}の強みを簡単に教えてください。',
    because: '{{seconds}}秒以上、操作がなかったためです。',
  },
  returning_visitor: {
    line: 'おかえりなさい',
    text: 'またお越しいただきありがとうございます。前回から、気になることはありましたか。',
    because: 'このブラウザーでは、以前のセッションでもこのサイトをご覧になっているためです。',
  },
  welcome_new_user: {
    line: 'ようこそ。ご質問はありますか',
    text: 'ようこそ。{{owner}}の仕事について、{{assistant}}が出典を示しながらお答えします。',
    because: 'このブラウザーでの初めての訪問で、{{seconds}}秒が経過したためです。',
  },
  initial_hesitation: {
    line: 'どこから見るか迷ったら',
    text: 'どこから見ればよいか迷ったら、ケーススタディをご覧ください。{{owner}}の仕事が最もよくわかります。',
    ask: '短く説明してもらう',
    question: '{{owner}}はどのような仕事をしていますか。簡単に教えてください。',
    because: 'ページの先頭に{{seconds}}秒間とどまっているためです。',
  },
  mobile_optimization_interest: {
    line: 'サイトの速さを測りませんか',
    text: 'ご自身のサイトは、スマートフォンでどのくらい速いでしょうか。{{assistant}}が計測します。',
    because:
      'ウィンドウの幅がスマートフォンに相当し、{{seconds}}秒間ご覧になり、ページの{{percent}}%までスクロールされたためです。',
  },
  deep_scroll: {
    line: 'ご質問はありますか',
    text: 'このページをほぼご覧いただきました。ご質問があれば、{{owner}}までお寄せください。',
    because: 'ページの{{percent}}%までスクロールされたためです。',
  },
}
