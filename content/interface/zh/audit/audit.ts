// What the measurement of a website says. {{…}} is filled in.
import type { AuditMessages } from '../../en/audit/audit.ts'

export const audit: AuditMessages = {
  message: '网站已测量完毕。',
  summary: {
    good: '{{page}} 在模拟手机上得分 {{score}}（满分 100）：页面很快，主要内容在 {{lcp}}后出现。',
    'needs-improvement':
      '{{page}} 在模拟手机上得分 {{score}}（满分 100）：可用，但还可以更快，主要内容在 {{lcp}}后出现。',
    poor: '{{page}} 在模拟手机上得分 {{score}}（满分 100）：慢得让人明显感觉到，主要内容在 {{lcp}}后出现。',
    'far-too-slow': '{{page}} 在模拟手机上得分 {{score}}（满分 100）：慢得让人等不下去，主要内容要到 {{lcp}}后才出现。',
  },
  lightSummary: {
    good: '未使用浏览器，{{page}} 的估计得分为 {{score}}（满分 100）：页面轻巧，传输得当。服务器在 {{ttfb}}后响应。',
    'needs-improvement':
      '未使用浏览器，{{page}} 的估计得分为 {{score}}（满分 100）：传输的内容还可以更轻。服务器在 {{ttfb}}后响应。',
    poor: '未使用浏览器，{{page}} 的估计得分为 {{score}}（满分 100）：传输的内容过多，或传输得过晚。服务器在 {{ttfb}}后响应。',
  },
  impact: {
    waiting: '手机访客要等 {{lcp}}才能看到想看的内容。部分随意浏览的人会在此之前离开，搜索引擎也会把加载速度作为参考。',
    blocked: '加载期间，页面总共有 {{tbt}}没有反应。在这段时间里点击或输入的人会以为页面坏了。',
    moving: '加载时内容会移动。访客会看错行或误点，往往就在做决定之前失去信任。',
    none: '速度在这里不是障碍：访客无需明显等待就能看到并使用页面。把时间花在内容上更值得。',
    light: '需要传输的内容会让手机访客等待。实际要等多久，只有用浏览器测量才知道。',
    lightNone: '传输方面没有障碍。脚本是否拖慢页面，只有浏览器才能判断。',
  },
  note: {
    browser:
      '这是在模拟手机上的一次测量。在这样的服务器上，即使测试页面的内容始终不变，各次测量也最多可能相差 {{points}} 分；广告、变化的内容、网络和服务器的其他负载会使差异更大。',
    pagespeed:
      '这是 Google PageSpeed Insights 在模拟手机上的一次测量。同一页面每次测量会相差几分，有广告等变化内容时差异更大；下结论之前请再测一次。',
    light:
      '由于没有浏览器能完成测量，结果来自直接抓取：内容何时出现、是否移动、是否阻塞都不得而知，得分是根据体积和传输方式估算的。响应时间会随网络而变化。',
  },
  recommendation: '{{title}}：{{text}}',
  recommendationWithGain: '{{title}}：{{text}}预计收益：{{gain}}。',
  gain: {
    time: '约 {{time}}',
    bytes: '少传输约 {{bytes}}',
    both: '约 {{time}}，少传输 {{bytes}}',
  },
  fixes: {
    'server-response': { title: '更早响应', text: '服务器很久才开始响应。请缓存生成好的页面，或找出它在等待的查询。' },
    redirects: { title: '去掉重定向', text: '每次重定向都要在加载之前多一个来回。请直接链接到最终地址。' },
    compression: { title: '压缩文本', text: 'HTML、样式和脚本未经压缩就发送。请在服务器上启用 Brotli 或 gzip。' },
    'render-blocking': {
      title: '先让页面显示',
      text: '头部的样式和脚本推迟了首次显示。请把首屏必需的少量样式写进页面，并用 defer 加载脚本。',
    },
    images: { title: '减小图片体积', text: '请按显示尺寸发送图片，使用 AVIF 或 WebP，下方的图片等访客看到时再加载。' },
    'image-dimensions': { title: '给图片标明尺寸', text: '没有宽度和高度，图片到达时文字会跳动。' },
    'unused-code': { title: '少发送代码', text: '脚本和样式中有很多在此页面上用不到。请按页面拆分，并压缩其余部分。' },
    'script-work': {
      title: '减轻脚本负担',
      text: '加载时脚本让手机一直忙碌。请去掉首屏不需要的脚本，先从第三方开始。',
    },
    caching: {
      title: '让浏览器保留文件',
      text: '不变的文件每次访问都重新下载。请在文件名中带上版本，并允许保留一年。',
    },
    fonts: { title: '立即显示文字', text: '字体到达之前文字不可见。请设置 font-display: swap，并预加载标题字体。' },
    'dom-size': { title: '减少元素', text: '页面元素非常多，每次变化手机都要逐一处理。请分段显示长列表。' },
    'page-weight': { title: '减少单页内容', text: '整个页面很重。请先检查最大的文件。' },
  },
  report: {
    title: '网站速度：{{host}}',
    score: '{{score}} 分（满分 100）：{{rating}}',
    kinds: {
      browser: '用浏览器在模拟手机上测量',
      pagespeed: '由 PageSpeed Insights 在模拟手机上测量',
      light: '未使用浏览器的估算值',
    },
    vitals: {
      fcp: '首次内容可见（FCP）',
      lcp: '主要内容可见（LCP）',
      cls: '布局偏移（CLS）',
      fid: '首次输入延迟（FID）',
      inp: '对操作的响应（INP）',
      tbt: '页面被阻塞的时间（TBT）',
      ttfb: '服务器响应（TTFB）',
      'speed-index': '速度指数',
    },
    ratings: {
      good: '良好',
      'needs-improvement': '有待改进',
      poor: '较差',
    },
    link: '在线报告（{{date}}前有效）',
    measured: '测量结果',
    weight: '传输量',
    requests_one: '{{requests}} 个请求',
    requests_other: '{{requests}} 个请求',
    partial: '页面的内容多于统计的部分。',
    notMeasured: '未测量',
    fixes: '首先要改的',
    nothing: '没有发现值得修改的地方。',
    impact: '这意味着什么',
    own: '对比：{{site}}',
    note: '数字有多可信',
    colophon: '由 {{site}} 于 {{date}}测量。',
  },
}
