// What is said when a request is refused: what happened and what to do next.
import type { ErrorId } from '#contract/errors.ts'

export const errors: Record<ErrorId, string> = {
  'malformed-request': '无法读取此请求。请刷新页面后重试。',
  'invalid-input': '部分内容需要再检查一下。请更正后重新发送。',
  'not-signed-in': '请先登录。',
  'wrong-credentials': '邮箱或密码不正确。',
  'foreign-origin': '此请求来自其他网站，未予执行。请直接在本站操作。',
  'not-allowed': '您的账户无权执行此操作。',
  'registration-closed': '注册需要邀请。请使用邀请邮件中的链接，或写信向网站所有者索取邀请。',
  'sign-in-again': '请重新登录以确认此操作。',
  'not-found': '此地址没有内容。请检查地址，或从首页重新开始。',
  'method-not-allowed': '此地址不接受这类请求。',
  'account-exists': '此邮箱已有账户，无需邀请。',
  'email-taken': '此邮箱已注册账户。请直接登录；如果忘记密码，请点“忘记密码？”查看办法。',
  'last-admin': '这是唯一的管理员账户，网站不能没有管理员。请先设置另一个管理员。',
  'link-expired': '此链接已过期或已使用过。请重新索取一个。',
  'upload-stalled': '上传中断，已取消，没有保留任何内容。请重试。',
  'not-delivered': '此里程碑尚未交付，还没有需要决定的内容。',
  'already-decided': '此事已有决定。请刷新页面查看。',
  'changed-meanwhile': '内容已在其他窗口或由他人修改。您输入的内容已保留，请先查看当前状态。',
  'document-link-expired': '此文档链接已过期。请从客户门户重新打开该文档。',
  'quota-exceeded': '您的文档将超出可用空间。请先删除一些。',
  'file-refused': '无法接受此文件。可接受 PDF、Office 文档、PNG、JPEG、WebP、GIF、文本和 CSV，且内容须与文件名相符。',
  'too-large': '内容超出可接受的大小。请缩短后重试。',
  'unsupported-type': '这里不接受此格式。请发送 JSON。',
  'key-reused': '同一请求此前已以不同的内容发送过。请刷新页面后重试。',
  'audit-failed': '无法测量该网站。请确认地址正确，并且任何人都可以访问。',
  'page-too-heavy': '该页面占用的内存或磁盘空间超出了一次测量的上限，因此测量已停止。',
  'rate-limited': '操作过于频繁，请在 {{wait}}后重试。',
  'internal-error': '我们这边出了问题。请稍后重试。',
  'resume-unreadable': '简历已生成，但回读检查没有通过，因此没有发送。请重试，或下载标准简历。',
  'report-unreadable': '报告已生成，但回读检查没有通过，因此没有发送。请重试，或使用它的链接。',
  unavailable: '暂时无法完成此操作。您填写的内容没有丢失，请稍后重试。',
  'storage-full': '目前没有空间保存此内容。请稍后重试，或改发邮件。',
  'second-factor-required': '请再输入应用中的验证码。',
  'account-disabled': '此账户已被停用。请联系网站所有者。',
  'password-outgrown': '管理员的密码至少需要 12 个字符。用于设置新密码的链接已通过邮件发送给您。',
  'own-account': '这是您自己的账户。请由其他管理员操作，或使用您的账户页面。',
  'address-unproven': '对方尚未验证邮箱。请先让对方完成验证。',
  'second-factor-on': '双重验证已经开启。如需重新设置，请先关闭。',
}

/** To whoever runs the site, and can do something about it. */
export const ownerErrors = {
  'storage-full': '网站的磁盘已满，未能保存。请在数据所在的位置腾出空间；在此之前，您填写的内容会保留在这里。',
}
