// What the page offers unasked, and why. {{…}} is filled in.
import type { PromptMessages } from '../en/prompts.ts'

export const prompts: PromptMessages = {
  label: '建议',
  why: '为什么会看到这个？',
  jump: '按 F8 可跳转到该处。',
  actions: {
    chat: '问问 {{assistant}}',
    audit: '测量网站',
    resume: '获取简历',
    contact: '写信给 {{owner}}',
    caseStudies: '查看案例',
    projects: '全部项目',
    study: '打开案例',
  },
  exit_intent: {
    line: '离开前带走一份简历？',
    text: '离开之前：您可以带走一份简历，或给 {{owner}} 留几句话。',
    because: '您的指针移到了窗口上边缘，通常表示即将离开。',
  },
  case_study_interest: {
    line: '难点在哪里？',
    text: '对“{{study}}”感兴趣？{{assistant}} 可以告诉您难点在哪里。',
    ask: '难点在哪里？',
    question: '“{{study}}”的挑战是什么？',
    because: '案例部分已在您的屏幕上停留 {{seconds}} 秒。',
  },
  project_deep_dive: {
    line: '与您的项目相似？',
    text: '在找与您的项目相似的案例？向 {{assistant}} 描述一下，看看哪个最接近。',
    because: '您已在此页面停留 {{seconds}} 秒。',
  },
  case_study_bounce: {
    line: '想看简短版本？',
    text: '“{{study}}”不是您要找的？这里有简短版本，也有其他所有项目。',
    ask: '看简短版本',
    question: '简单来说，“{{study}}”是关于什么的？',
    because: '您在 {{seconds}} 秒内离开了该案例。',
  },
  experience_focus: {
    line: '内容太多？可以精简',
    text: '内容不少。简历会按您的身份挑出最重要的部分。',
    ask: '了解领导经验',
    question: '{{owner}} 有哪些领导经验？',
    because: '工作经历部分已在您的屏幕上停留 {{seconds}} 秒。',
  },
  personal_connection: {
    line: '{{owner}} 的工作方式',
    text: '想进一步了解 {{owner}} 的工作方式吗？',
    ask: '了解团队协作',
    question: '{{owner}} 如何与团队合作？',
    because: '“关于我”部分已在您的屏幕上停留 {{seconds}} 秒。',
  },
  rapid_navigation: {
    line: '在找特定的内容？',
    text: '在找特定的内容？告诉 {{assistant}}，它会指出在哪里。',
    because: '您在 {{seconds}} 秒内换了 {{moves}} 次位置。',
  },
  idle_engagement: {
    line: '用几句话概括？',
    text: '您还在吗？{{assistant}} 可以用几句话为您概括这里的内容。',
    ask: '概括一下',
    question: '简单来说，{{owner}} 的强项是什么？',
    because: '超过 {{seconds}} 秒没有任何点按、移动或滚动。',
  },
  returning_visitor: {
    line: '欢迎回来',
    text: '欢迎回来。上次之后，您有新的问题吗？',
    because: '这个浏览器在之前的会话中来过这里。',
  },
  welcome_new_user: {
    line: '欢迎！有问题吗？',
    text: '欢迎！{{assistant}} 会回答有关 {{owner}} 工作的问题，并指出依据所在。',
    because: '您是第一次用这个浏览器访问，已停留 {{seconds}} 秒。',
  },
  initial_hesitation: {
    line: '不知从哪里看起？',
    text: '不知从哪里看起？案例最能说明 {{owner}} 的工作。',
    ask: '用几句话介绍',
    question: '简单来说，{{owner}} 是做什么的？',
    because: '您已在页面顶部停留 {{seconds}} 秒。',
  },
  mobile_optimization_interest: {
    line: '您的网站有多快？',
    text: '您自己的网站在手机上有多快？{{assistant}} 可以为您测量。',
    because: '您的窗口宽度相当于手机，您已停留 {{seconds}} 秒，并浏览了页面的 {{percent}}%。',
  },
  deep_scroll: {
    line: '还有疑问吗？',
    text: '您已浏览了本页的大部分内容。如果还有疑问，欢迎写信给 {{owner}}。',
    because: '您已滚动浏览页面的 {{percent}}%。',
  },
}
