/** What is to be done on the page is told from questions before any search, and small talk from both. */
import { expect, test } from 'vitest'
import { loadChat } from '#content/interface/load-chat.ts'
import { type ActionMarker, readMarkers } from '#contract/chat/markers.ts'
import { type Language, languages } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const actionsOf = (language: Language, message: string) => readMarkers(ask(language, message).markers).actions

const commands: [Language, string, ActionMarker][] = [
  ['en', 'Scroll to experience', 'SCROLL_TO_EXPERIENCE'],
  ['en', 'Take me to the contact form', 'SCROLL_TO_CONTACT'],
  ['en', 'Go to the case studies', 'SCROLL_TO_CASE_STUDIES'],
  ['en', 'Go to About', 'SCROLL_TO_ABOUT'],
  ['en', 'Animate the skills', 'ANIMATE_SKILLS'],
  ['en', 'Highlight the timeline', 'ANIMATE_TIMELINE'],
  ['en', 'Animate the case studies', 'ANIMATE_CASE_STUDIES'],
  ['en', 'Play the demo', 'DEMO_ANIMATIONS'],
  ['en', 'Guide me to EPIC', 'GUIDE_TO_EPIC'],
  ['en', 'Guide me to the AI and cloud expertise', 'GUIDE_TO_AI_CLOUD'],
  ['de', 'Führe mich zu KI und Cloud', 'GUIDE_TO_AI_CLOUD'],
  ['fr', 'Guide-moi vers l’IA et le cloud', 'GUIDE_TO_AI_CLOUD'],
  ['es', 'Guíame a IA y nube', 'GUIDE_TO_AI_CLOUD'],
  ['zh', '带我去看人工智能与云', 'GUIDE_TO_AI_CLOUD'],
  ['ja', 'AIとクラウドに案内して', 'GUIDE_TO_AI_CLOUD'],
  ['en', 'Guide me to technical direction', 'GUIDE_TO_AI_CLOUD'],
  ['de', 'Führe mich zu den Fachgebieten', 'GUIDE_TO_AI_CLOUD'],
  ['en', 'Guide me to the companies', 'GUIDE_TO_ENTERPRISE'],
  ['en', 'Start the tour', 'START_TOUR_GUIDE'],
  ['en', 'Stop the tour', 'STOP_TOUR_GUIDE'],
  ['en', 'Show me the projects', 'PROJECT_CARDS'],
  ['en', 'Can I get her CV?', 'CUSTOM_RESUME'],
  ['en', 'Is she a good fit for us?', 'FIT_ASSESSMENT'],
  ['de', 'Scrolle zur Erfahrung', 'SCROLL_TO_EXPERIENCE'],
  ['de', 'Starte die Führung', 'START_TOUR_GUIDE'],
  ['de', 'Beende die Führung', 'STOP_TOUR_GUIDE'],
  ['fr', 'Va à la section expérience', 'SCROLL_TO_EXPERIENCE'],
  ['fr', 'Arrête la visite', 'STOP_TOUR_GUIDE'],
  ['es', 'Ve a la sección de experiencia', 'SCROLL_TO_EXPERIENCE'],
  ['es', 'Detén el recorrido', 'STOP_TOUR_GUIDE'],
  ['zh', '滚动到经历', 'SCROLL_TO_EXPERIENCE'],
  ['zh', '停止导览', 'STOP_TOUR_GUIDE'],
  ['ja', '経歴までスクロールして', 'SCROLL_TO_EXPERIENCE'],
  ['ja', 'ツアーを止めて', 'STOP_TOUR_GUIDE'],
  ['en', 'animate the case study cards', 'ANIMATE_CASE_STUDIES'],
  ['en', 'compare her with my job ad', 'FIT_ASSESSMENT'],
  ['de', 'zu den fallstudien scrollen', 'SCROLL_TO_CASE_STUDIES'],
  ['de', 'erstell mir einen angepassten lebenslauf', 'CUSTOM_RESUME'],
  ['es', 'haz que se muevan las tarjetas de proyectos de la página', 'ANIMATE_CASE_STUDIES'],
  ['ja', '事例カードを動かして', 'ANIMATE_CASE_STUDIES'],
  ['en', 'Please take me down to the references, thanks', 'SCROLL_TO_TESTIMONIALS'],
  ['en', 'Scroll to projects', 'SCROLL_TO_CASE_STUDIES'],
  ['en', 'project cards please', 'PROJECT_CARDS'],
  ['en', 'Compare her with my job ad', 'FIT_ASSESSMENT'],
  ['en', 'Do not start the tour', 'STOP_TOUR_GUIDE'],
  ['de', 'Zu den Empfehlungen, bitte', 'SCROLL_TO_TESTIMONIALS'],
  ['de', 'Bring mich zu EPIC', 'GUIDE_TO_EPIC'],
  ['de', 'Timeline einblenden', 'SCROLL_TO_EXPERIENCE'],
  ['fr', 'Emmène-moi au projet EPIC', 'GUIDE_TO_EPIC'],
  ['fr', 'cartes projets svp', 'PROJECT_CARDS'],
  ['es', 'llévame a EPIC', 'GUIDE_TO_EPIC'],
  ['es', 'pon la animación de las habilidades', 'ANIMATE_SKILLS'],
  ['zh', '别导览了', 'STOP_TOUR_GUIDE'],
  ['zh', '播放技能动画', 'ANIMATE_SKILLS'],
  ['ja', 'EPICまで案内して', 'GUIDE_TO_EPIC'],
  ['ja', 'スキルのアニメーションを再生して', 'ANIMATE_SKILLS'],
  // In words that no list has.
  ['en', 'How do I stop the tour?', 'STOP_TOUR_GUIDE'],
  ['en', 'newbie here, can you give me the tour', 'START_TOUR_GUIDE'],
  ['en', 'where do I type a message to her... move me there', 'SCROLL_TO_CONTACT'],
  ['de', 'Lass die Fähigkeiten mal tanzen', 'ANIMATE_SKILLS'],
  ['de', 'Reicht jetzt mit dem Herumführen', 'STOP_TOUR_GUIDE'],
  ['fr', 'Je veux bien une petite visite du site', 'START_TOUR_GUIDE'],
  ['es', 'pon las tarjetas de sus proyectos', 'PROJECT_CARDS'],
  ['zh', '第一次来，带我转一圈呗', 'START_TOUR_GUIDE'],
  ['ja', 'もう案内はいいです', 'STOP_TOUR_GUIDE'],
  // A reason in front of an order does not hide it.
  ['en', 'my boss keeps going on about EPIC, so give me a guided tour of it', 'GUIDE_TO_EPIC'],
  ['en', 'we have a vacancy and I am not sure, so ask me your questions and give me a score', 'FIT_ASSESSMENT'],
  ['de', 'die Kästen mit den Fallstudien liegen so still da, bring mal Leben hinein', 'ANIMATE_CASE_STUDIES'],
  ['fr', 'trop de texte, étale-moi les projets comme des cartes', 'PROJECT_CARDS'],
  ['es', 'ya he visto bastante, sigo yo solo sin guía', 'STOP_TOUR_GUIDE'],
  ['zh', '我们老板只看一页，给我做一份偏管理的简历', 'CUSTOM_RESUME'],
  ['ja', 'もう決めた、メッセージを書けるところまで動かして', 'SCROLL_TO_CONTACT'],
  // The case study of a project that is named, and not the section of all.
  ['de', 'bring mich ma zu der epic fallstudie', 'GUIDE_TO_EPIC'],
  ['fr', 'Veuillez ouvrir pour moi l’étude de cas du projet EPIC, je vous prie.', 'GUIDE_TO_EPIC'],
  ['zh', 'epic那个案例在哪 直接领我过去', 'GUIDE_TO_EPIC'],
  ['fr', 'Merci beaucoup, vous pouvez mettre fin à la visite maintenant.', 'STOP_TOUR_GUIDE'],
  ['en', 'thanks for EPIC, now go to the case studies please', 'SCROLL_TO_CASE_STUDIES'],
  // No part of a drawing goes down here.
  ['en', 'ok lets head down to the case studies bit', 'SCROLL_TO_CASE_STUDIES'],
  // The matter of an order hides it from none.
  ['es', 'Hazme un CV centrado en detección de fraude y pagos', 'CUSTOM_RESUME'],
  ['en', 'show me the wind turbine project page', 'SCROLL_TO_CASE_STUDIES'],
  // The voices of others and the top have places of their own.
  ['en', 'Scroll to the testimonials', 'SCROLL_TO_TESTIMONIALS'],
  ['de', 'Scrolle zu den Kundenstimmen', 'SCROLL_TO_TESTIMONIALS'],
  ['fr', 'Montre-moi les témoignages', 'SCROLL_TO_TESTIMONIALS'],
  ['es', 'Muéstrame los testimonios', 'SCROLL_TO_TESTIMONIALS'],
  ['zh', '滚动到客户评价', 'SCROLL_TO_TESTIMONIALS'],
  ['ja', '推薦の声までスクロールして', 'SCROLL_TO_TESTIMONIALS'],
  ['en', 'go to the top', 'SCROLL_TO_TOP'],
  ['de', 'Gehe nach oben', 'SCROLL_TO_TOP'],
  ['fr', 'Va tout en haut', 'SCROLL_TO_TOP'],
  ['es', 'Ve al principio de la página', 'SCROLL_TO_TOP'],
  ['zh', '回到顶部', 'SCROLL_TO_TOP'],
  ['ja', '一番上に戻って', 'SCROLL_TO_TOP'],
  ['en', 'zip back to the top where she says hello and who she is', 'SCROLL_TO_ABOUT'],
]

test.each(commands)('%s: %s', (language, message, action) => {
  expect(actionsOf(language, message)).toEqual([action])
})

test.each<[Language, string]>([
  ['en', 'Did she use OpenCV?'],
  ['en', 'Is OpenCV in her CV?'],
  ['de', 'Kommt OpenCV in ihrem Lebenslauf vor?'],
  ['fr', 'OpenCV figure-t-il dans son CV ?'],
  ['es', '¿Aparece OpenCV en su currículum?'],
  ['zh', '她的简历里有 OpenCV 吗？'],
  ['ja', '履歴書にOpenCVは載っていますか？'],
  ['en', 'Please resume your explanation'],
  ['en', 'Thanks!'],
  ['en', 'What does your CV say about fraud detection?'],
  ['en', 'How was EPIC built?'],
  ['en', 'What do the testimonials say?'],
  ['de', 'Wie wurde EPIC gebaut?'],
  ['fr', 'Quelles sont ses compétences ?'],
  ['es', '¿Cómo se construyó EPIC?'],
  ['zh', '她有什么技能'],
  ['ja', 'スキルは何ですか'],
  ['de', 'Danke'],
  ['fr', 'Merci'],
  ['es', 'Gracias'],
  ['zh', '谢谢'],
  ['ja', 'ありがとう'],
  ['en', 'Were the cards declined more often?'],
  ['en', 'How did she guide the team through the migration?'],
  ['de', 'Wurden Karten häufiger abgelehnt?'],
  ['es', '¿Encaja Kafka en una empresa pequeña?'],
  ['zh', '她给大公司做过什么？'],
  // Of what the page can do something is asked.
  ['en', 'is the guided tour free or do i have to pay'],
  ['en', 'I don’t need the tour, I just want to know where you live.'],
  ['fr', 'elle est gratuite la visite guidée ?'],
  ['es', '¿Qué ventajas tiene para ti un currículum de una sola página?'],
  ['zh', '岗位匹配度这种评分靠谱吗？'],
  ['ja', 'タイムラインのアニメーション、何のライブラリで作ってるんですか？'],
])('is no command (%s): %s', (language, message) => {
  expect(actionsOf(language, message)).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'that was a nice tour, cheers'],
  ['en', 'My own résumé is four pages long, haha'],
  ['de', 'Mir wird von den ganzen Animationen leicht schwindlig'],
  ['fr', 'Visite très agréable, merci !'],
  ['es', 'me encanta la línea de tiempo, está muy currada'],
  ['zh', '匹配结果比我们HR还准，惊了'],
  ['ja', 'タイムライン、おしゃれですね'],
  ['en', 'linkedin always makes me scroll forever to find the experience section'],
  ['de', 'schade, die stellenanzeige hätten wir ihr letztes jahr schicken sollen'],
  ['fr', 'j’aurais dû lire la section contact avant d’appeler'],
  ['es', 'ojalá hubiera visto las tarjetas de proyectos antes de la reunión'],
  ['zh', '朋友把你的简历发给我了'],
  ['ja', '友達からあなたの履歴書が送られてきました'],
])('a remark on what the page can do is no order (%s): %s', (language, message) => {
  const { markers, text } = ask(language, message)
  expect([message, readMarkers(markers).actions]).toEqual([message, []])
  expect(text).not.toBe('')
})

const erasing: Record<Language, string[]> = {
  en: ['delete this conversation', 'How do I clear the chat?', 'please erase our chat history now'],
  de: ['lösche diese Unterhaltung', 'Kann ich dieses Gespräch löschen?', 'Chat leeren'],
  fr: ['efface cette conversation', 'Peux-tu supprimer notre conversation ?', 'Comment effacer l’historique ?'],
  es: ['borra esta conversación', '¿Cómo elimino el chat?', 'Quiero borrar todos los mensajes'],
  zh: ['删除这段对话', '把这次聊天清空', '怎么清空聊天？'],
  ja: ['この会話を消して', 'チャットを削除したい', '会話の履歴を消去してください'],
}

test.each(languages)('who wants the conversation erased is told the button that does it, in %s', async (language) => {
  const { chat } = await loadChat[language]()
  for (const message of erasing[language])
    for (const before of [[], ['EPIC?']]) {
      const { text, markers, citations } = ask(language, message, before)
      expect([message, text.includes(chat.page.clear), citations]).toEqual([message, true, []])
      expect(readMarkers(markers).actions).toEqual([])
    }
})

test.each<[Language, string]>([
  ['en', 'Did she clear the chat backlog?'],
  ['en', 'Can users delete their messages in EPIC?'],
  ['de', 'Hat sie den Chat von EPIC löschen lassen?'],
  ['zh', '她怎么清除旧的对话记录？'],
])('what the owner erased is asked of the facts (%s): %s', async (language, message) => {
  const { chat } = await loadChat[language]()
  expect(ask(language, message).text).not.toContain(chat.page.clear)
})

test.each<[Language, string, string]>([
  ['en', 'Can you compare my job advert with her profile?', 'paste it here'],
  ['de', 'Vergleiche meine Stellenanzeige mit ihrem Profil', 'hier ein'],
  ['fr', 'Compare mon offre d’emploi avec son profil', 'collez-la'],
  ['es', 'Compara mi oferta con su perfil', 'péguela'],
  ['zh', '把我的招聘要求和她比一下', '粘贴'],
  ['ja', '求人票と照らし合わせて', '貼り付けて'],
])('who has a job advert is told to paste it, beside the short questions (%s)', (language, message, told) => {
  expect(ask(language, message).text).toContain(told)
  expect(actionsOf(language, message)).toEqual(['FIT_ASSESSMENT'])
})
