// What is said when a request is refused: what happened and what to do next.
import type { ErrorId } from '../../../contract/errors.ts'

export const errors: Record<ErrorId, string> = {
  'malformed-request': '无法读取此请求。请刷新页面后重试。',
  'invalid-input': '部分内容需要再检查一下。请更正后重新发送。',
  'not-signed-in': '请先登录。',
  'wrong-credentials': '邮箱或密码不正确。',
  'foreign-origin': '此请求来自其他网站，未予执行。请直接在本站操作。',
  'not-allowed': '您的账户无权执行此操作。',
  'registration-closed': '注册需要邀请。请使用邀请邮件中的链接，或写信向站主索取邀请。',
  'sign-in-again': '请重新登录以确认此操作。',
  'not-found': '此地址没有内容。请检查地址，或从首页重新开始。',
  'method-not-allowed': '此地址不接受这类请求。',
  'email-taken': '此邮箱已注册账户。请直接登录，或索取重设密码的链接。',
  'last-admin': '这是唯一的管理员账户，网站不能没有管理员。请先设置另一个管理员。',
  'link-expired': '此链接已过期或已使用过。请重新索取一个。',
  'too-large': '内容超出可接受的大小。请缩短后重试。',
  'unsupported-type': '这里不接受此格式。请发送 JSON。',
  'key-reused': '同一请求此前已以不同的内容发送过。请刷新页面后重试。',
  'rate-limited': '操作过于频繁，请在 {{wait}}后重试。',
  'internal-error': '我们这边出了问题。请稍后重试。',
  'resume-unreadable': '简历已生成，但回读检查没有通过，因此没有发送。请重试，或下载标准简历。',
  unavailable: '暂时无法完成此操作。您填写的内容没有丢失，请稍后重试。',
  'storage-full': '目前没有空间保存此内容。请稍后重试，或改发邮件。',
}
