// What is said when a request is refused: what happened and what to do next.
import type { ErrorId } from '../../../contract/errors.ts'

export const errors: Record<ErrorId, string> = {
  'malformed-request': 'リクエストを読み取れませんでした。ページを再読み込みして、もう一度お試しください。',
  'invalid-input': '入力内容に確認が必要な項目があります。修正して、もう一度送信してください。',
  'foreign-origin': '別のサイトからのリクエストだったため、実行しませんでした。このサイトから直接操作してください。',
  'not-found': 'このアドレスには何もありません。アドレスを確認するか、ホームからやり直してください。',
  'method-not-allowed': 'このアドレスは、この種類のリクエストを受け付けていません。',
  'too-large': '受け付けられるサイズを超えています。短くして、もう一度お試しください。',
  'unsupported-type': 'この形式は受け付けていません。JSONで送信してください。',
  'key-reused': '同じ送信が別の内容ですでに行われています。ページを再読み込みして、もう一度お試しください。',
  'audit-failed': 'このウェブサイトを計測できませんでした。アドレスが正しく、誰でも開けることをご確認ください。',
  'rate-limited': '操作の間隔が短すぎます。{{wait}}後にもう一度お試しください。',
  'internal-error': 'サーバー側で問題が発生しました。少し待ってから、もう一度お試しください。',
  'resume-unreadable':
    '職務経歴書は作成されましたが、読み取り確認で不備が見つかったため、送信していません。もう一度お試しいただくか、標準の職務経歴書をご利用ください。',
  unavailable:
    '現在この操作を実行できません。入力された内容は失われていません。少し待ってから、もう一度お試しください。',
  'storage-full': '現在、保存する空きがありません。時間をおいて再度お試しいただくか、メールでご連絡ください。',
}
