// What the server says about the client portal: its mails, and what can be wrong with its forms. {{…}} is filled in.
import type { PortalFieldError } from '#contract/errors.ts'
import type { portal as english } from '../../en/portal/portal.ts'

export const portal: typeof english = {
  mail: {
    message: {
      subject: '[{{site}}] {{name}}さんから{{project}}についてのメッセージ',
      text: '{{name}}さん <{{email}}> から、プロジェクト「{{project}}」についてメッセージが届きました。\n\n{{text}}\n\n{{link}}\n\n—\nこのメールに返信すると{{name}}さんにだけ届き、プロジェクトのやり取りには表示されません。',
    },
    approved: {
      subject: '[{{site}}] {{name}}さんが「{{milestone}}」を承認しました',
      text: '{{name}}さん <{{email}}> が、プロジェクト「{{project}}」のマイルストーン「{{milestone}}」を承認しました。\n\n{{text}}\n\n{{link}}',
    },
    changesRequested: {
      subject: '[{{site}}] {{name}}さんが「{{milestone}}」の修正を依頼しています',
      text: '{{name}}さん <{{email}}> が、プロジェクト「{{project}}」のマイルストーン「{{milestone}}」の修正を依頼しています。状態は進行中に戻りました。\n\n{{text}}\n\n{{link}}',
    },
    updateRequested: {
      subject: '[{{site}}] {{name}}さんが{{project}}の進捗を尋ねています',
      text: '{{name}}さん <{{email}}> が、プロジェクト「{{project}}」の進捗報告を希望しています。\n\n{{text}}\n\n{{link}}',
    },
    meeting: {
      subject: '[{{site}}] {{name}}さんから{{project}}についての打ち合わせのご提案',
      text: '{{name}}さん <{{email}}> が、プロジェクト「{{project}}」についての打ち合わせを提案しています。\n\n{{time}}\n{{minutes}}分\n{{text}}\n\n招待を添付しています。カレンダーでの返答は{{name}}さんに届きます。\n\n{{link}}',
    },
    document: {
      subject: '[{{site}}] {{name}}さんが{{project}}に資料をアップロードしました',
      text: '{{name}}さん <{{email}}> が、プロジェクト「{{project}}」に資料「{{text}}」をアップロードしました。\n\n{{link}}',
    },
    answer: {
      subject: '{{owner}}から{{project}}についてのメッセージ',
      text: '{{name}} 様\n\n{{owner}}から、プロジェクト「{{project}}」についてメッセージがあります。\n\n{{text}}\n\nポータルで返信する：\n{{link}}\n\n{{footer}}',
    },
    update: {
      subject: '{{project}}の進捗',
      text: '{{name}} 様\n\n{{owner}}が、プロジェクト「{{project}}」の進捗を報告しました。\n\n{{text}}\n\nプロジェクトを見る：\n{{link}}\n\n{{footer}}',
    },
    project: {
      subject: 'プロジェクト「{{project}}」が登録されました',
      text: '{{name}} 様\n\n{{owner}}が、プロジェクト「{{project}}」を登録しました。計画、マイルストーン、資料はポータルでご覧いただけます。\n{{link}}\n\n{{footer}}',
    },
    delivered: {
      subject: '「{{text}}」が納品されました。ご確認ください',
      text: '{{name}} 様\n\n{{owner}}が、プロジェクト「{{project}}」のマイルストーン「{{text}}」を納品しました。承認いただくか、修正のご希望をお知らせください。\n{{link}}\n\n{{footer}}',
    },
    handedOver: {
      subject: '{{project}}に新しい資料があります',
      text: '{{name}} 様\n\n{{owner}}が、プロジェクト「{{project}}」に資料「{{text}}」を追加しました。\n{{link}}\n\n{{footer}}',
    },
    accepted: {
      subject: '{{project}}：{{owner}}がご提案の日時を承諾しました',
      text: '{{name}} 様\n\n{{owner}}が、プロジェクト「{{project}}」についてご提案の日時を承諾しました。\n\n{{time}}\n\n{{text}}\n\n添付のファイルでカレンダーに追加できます。\n{{link}}\n\n{{footer}}',
    },
    declined: {
      subject: '{{project}}：ご提案の日時は{{owner}}の都合がつきません',
      text: '{{name}} 様\n\nプロジェクト「{{project}}」についてご提案の日時は、{{owner}}の都合がつきません。\n\n{{time}}\n\n{{text}}\n\nポータルから別の日時をご提案ください。\n{{link}}\n\n{{footer}}',
    },
  },
  // On the button of mails about a project.
  open: 'プロジェクトを開く',
  push: 'プロジェクトに新しいお知らせがあります。',
  footer:
    '—\nこのメールは、お客様のプロジェクトに関するお知らせとしてお送りしています。今後の受信を停止する：\n{{stop}}',
  event: '{{project}}：{{name}}さんとの打ち合わせ',
}

export const portalFields: Record<PortalFieldError, string> = {
  'time-required': '日時をお選びください',
  'time-past': '今後12か月以内の日時をお選びください',
  'file-name-invalid': 'スラッシュや見えない文字を含まないファイル名にしてください',
  'file-empty': 'このファイルは空です',
}
