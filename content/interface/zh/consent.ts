import type { ConsentWords } from '../en/consent.ts'

export const consent: ConsentWords = {
  question: '是否也允许 Google Analytics 统计？',
  text: '本站自行统计访问，不使用 Cookie。如果您允许，Google 也会得知您浏览哪些页面以及如何使用，并为此设置 Cookie。',
  more: '会告知 Google 哪些信息',
  allow: '允许',
  refuse: '不，谢谢',
  notice: {
    heading: 'Google Analytics',
    text: '只有在您允许后，本站才会加载 Google Analytics 的代码。此后您的浏览器会告诉 Google：您浏览的每个公开页面的地址和标题、读到哪里、读了多久，是否打开或使用了简历或联系表单；并且与任何请求一样，还包括您的 IP 地址和浏览器自身的信息。',
    chat: '还包括您是否打开或使用了聊天。',
    audit: '还包括您让本站测量的网站结果如何。',
    rest: '不包括您输入的内容，也不包括需要登录的页面。广告信号已关闭。Google 为此设置名为 _ga 和 _ga_… 的 Cookie。如果您撤回许可，将不再发送任何信息，这些 Cookie 也会删除。',
    given: '您已允许。',
    refused: '您未允许：不会向 Google 发送任何信息。',
    unasked: '您尚未决定：未经您允许，不会向 Google 发送任何信息。',
    unwanted: '您不希望被跟踪，因此不会询问您，也不会向 Google 发送任何信息。',
  },
}
