/** How people ask what somebody likes best, what of it everybody is asked, and how somebody tells what they like. */
import type { InterviewKind } from '#contract/content/interview-kinds.ts'
import type { Language } from '#contract/language.ts'

interface Favourites {
  /** Each has the thing as `thing`; what visitors say of their own is none. */
  asked: RegExp[]
  /** A part of the work, or what names no thing: nothing of it can be missing. */
  isOfWork: RegExp
  /** Things of which the interview asks everybody. */
  kinds: Partial<Record<InterviewKind, RegExp>>
  /** In a sentence of the owner's. */
  likes: RegExp
}

export const favourites: Record<Language, Favourites> = {
  en: {
    asked: [
      /(?<!\b(?:my|our) )\bfavou?rite (?:(?:kind|sort|type)s? of )?(?<thing>[\p{L}-]{2,30}(?: (?!(?:of|on|about|in|at|to|by|with|for|among|is|was|and|or|from|when|while|that|he|she|they|you)\b)[\p{L}-]{2,30}){0,2})/iu,
      /\b(?:which|what) (?:(?:kind|sort|type)s? of )?(?<thing>[\p{L}-]{2,30}(?: [\p{L}-]{2,30}){0,2}) (?:is|are|was|were) (?:(?!my\b|our\b)[\p{L}’']{2,30} ){1,2}favou?rites?\b/iu,
      /\b(?:which|what) (?:(?:kind|sort|type)s? of )?(?<thing>[\p{L}-]{2,30}(?: [\p{L}-]{2,30}){0,2}) (?:do|does|did) [\p{L}’']{2,30} (?:like|love|enjoy|prefer) (?:the )?(?:best|most)\b/iu,
    ],
    isOfWork:
      /^(?:(?:thing|part|aspect|way|one|moment|memor(?:y|ies)|work|job|task|role|position|company|companies|employer|client|customer|place to|of|among|on|about|in)s?)\b|\b(?:styles?|methods?|approach(?:es)?|environments?|cultures?|teams?)$/i,
    kinds: {
      reading: /\b(?:books?|authors?|writers?|reading)\b/i,
      tools: /\b(?:tools?|ide|editor|software|technolog(?:y|ies)|(?:tech )?stack)$/i,
      proudest: /\b(?:projects?|accomplishments?|achievements?|success(?:es)?)$/i,
      hobbies: /\b(?:hobb(?:y|ies)|pastimes?|sports?|activit(?:y|ies))$/i,
    },
    likes: /\b(?:favou?rites?|loves?|likes?|enjoys?|prefers?|fond)\b/i,
  },
  de: {
    asked: [
      /(?<!\b(?:mein|unser)\p{L}{0,2} )(?<!\p{L})lieblings-?(?<thing>\p{L}{2,40})/iu,
      /(?<!\p{L})(?:welche[nrs]?|was für (?:eine?n? )?) ?(?<thing>\p{L}{2,40}) (?:mag|magst|mögen|gefällt|gefallen|hat|hast|haben) \p{L}{2,30} (?:\p{L}{2,30} )?am (?:liebsten|besten|meisten)/iu,
    ],
    isOfWork:
      /^(?:sache|ding|teil|moment|arbeit|job|aufgabe|stelle|rolle|firma|arbeitgeber|kund|beschäftigung an|stück)|(?:stil|methoden?|weise|umgebung|kultur|klima|teams?)$/i,
    kinds: {
      reading: /(?:bücher|büchern|buch|autor(?:in|en)?|schriftsteller(?:in)?|lektüre)$/i,
      tools: /(?:werkzeuge?|tools?|editor|software|technologien?|messer)$/i,
      proudest: /(?:projekte?n?|erfolge?|leistung(?:en)?)$/i,
      hobbies: /(?:hobbys?|hobbies|sport|sportarten?|freizeit|beschäftigung(?:en)?|zeitvertreib)$/i,
    },
    likes: /(?<!\p{L})(?:lieblings\p{L}+|am liebsten|liebe|mag|gern|gerne)(?!\p{L})/iu,
  },
  fr: {
    asked: [
      /(?<!\b(?:mon|ma|mes|notre|nos) )(?<!\p{L})(?<thing>(?!(?:est|sont|ton|son|ta|sa|votre|leur|le|la|les|un|une|de|plus)\b)\p{L}{3,30}(?: (?:de |d['’])?\p{L}{3,30}){0,2}) (?:préférée?s?|favorite?s?|favoris)(?!\p{L})/iu,
      /(?<!\p{L})quel(?:le)?s? (?<thing>\p{L}{3,30}) (?:préfèr|aim)\p{L}{1,3}[- ](?:t-)?(?:il|elle|tu|vous|ils|elles)(?!\p{L})/iu,
    ],
    isOfWork:
      /^(?:choses?|parties?|moments?|souvenirs?|façons?|travail|travaux|postes?|métiers?|tâches?|rôles?|entreprises?|employeurs?|clients?|styles?|méthodes?|manières?|environnements?|cultures?|ambiances?|équipes? de travail)(?!\p{L})/iu,
    kinds: {
      reading: /(?:livres?|auteure?s?|autrices?|écrivaine?s?|lectures?)/i,
      tools: /(?:outils?|éditeur|logiciels?|technologies?|couteau)/i,
      proudest: /(?:projets?|réussites?|succès)/i,
      hobbies: /(?:loisirs?|passe-temps|hobbys?|sports?|activités?)/i,
    },
    likes: /(?<!\p{L})(?:préféré?e?s?|préfère|favorite?s?|favoris|aime|adore)(?!\p{L})/iu,
  },
  es: {
    asked: [
      /(?<!\b(?:mi|mis|nuestr[oa]s?) )(?<!\p{L})(?<thing>(?!(?:es|son|tu|su|tus|sus|el|la|los|las|un|una|de|más)\b)\p{L}{3,30}(?: (?:de )?\p{L}{3,30}){0,2}) (?:favorit|preferid|predilect)[oa]s?(?!\p{L})/iu,
      /(?<!\p{L})(?:qué|que|cuál) (?<thing>\p{L}{3,30}) (?:le|les|te|os) gustan? más(?!\p{L})/iu,
      /(?<!\p{L})(?:qué|que|cuál) (?<thing>\p{L}{3,30}) prefier(?:e|es|en)(?!\p{L})/iu,
    ],
    isOfWork:
      /^(?:cosas?|partes?|momentos?|recuerdos?|maneras?|formas?|trabajos?|puestos?|tareas?|empleos?|empresas?|clientes?|estilos?|métodos?|entornos?|culturas?|ambientes?)(?!\p{L})/iu,
    kinds: {
      reading: /(?:libros?|autor(?:a|es|as)?|escritor(?:a|es|as)?|lecturas?)/i,
      tools: /(?:herramientas?|editor|programas?|tecnologías?|cuchillo)/i,
      proudest: /(?:proyectos?|logros?|éxitos?)/i,
      hobbies: /(?:aficion(?:es)?|afición|pasatiempos?|hobb(?:y|ies)|deportes?|actividad(?:es)?)/i,
    },
    likes: /(?<!\p{L})(?:favorit[oa]s?|preferid[oa]s?|prefiero|prefiere|gustan?|encantan?|adoro|adora)(?!\p{L})/iu,
  },
  zh: {
    asked: [
      /(?<!我|我们|咱们)最(?:喜欢|喜爱|爱|钟爱|中意)的(?<thing>[\p{L}\p{N}]{1,12}?)(?=是|有|叫|在|吗|呢|[？?，,。]|哪|什么|谁|$)/u,
      /(?<!我|我们|咱们)(?:最爱|喜欢|喜爱)(?:什么|哪(?:个|种|些|本|部|首|支|位|款|一[个种本部首支位款]))(?:样的|类型的|种类的|颜色的)?(?<thing>[\p{L}\p{N}]{1,12}?)(?=吗|呢|[？?，,。]|$)/u,
      /(?<!我|我们|咱们)最(?:喜欢|爱)(?<thing>[吃喝听])(?:什么|哪)/u,
    ],
    isOfWork:
      /^(?:事|东西|部分|方面|地方|一点|时刻|工作|职位|岗位|任务|公司|雇主|客户|做|干)|(?:方式|风格|方法|环境|氛围|文化|团队)$/,
    kinds: {
      reading: /(?:书|书籍|作家|作者|读物)$/,
      tools: /(?:工具|编辑器|软件|技术|刀)$/,
      proudest: /(?:项目|成就|成果|作品)$/,
      hobbies: /(?:爱好|运动|活动|消遣|体育项目)$/,
    },
    likes: /喜欢|喜爱|最爱|爱(?:吃|喝|听|看)|偏爱/,
  },
  ja: {
    asked: [
      /(?<!(?:私|僕|俺|わたし)[のはが](?:一番|いちばん)?)(?:好きな|お気に入りの)(?<thing>[\p{L}ー]{1,14}?)(?=は|って|とか|を|、|。|[？?]|何|なに|どこ|だれ|誰|どれ|が(?:あ|い|何)|です|$)/u,
      /(?:どの|どんな|何の)(?<thing>[\p{L}ー]{1,14}?)が(?:一番|いちばん|最も|特に)?(?:お?好き|お気に入り)/u,
    ],
    isOfWork:
      /^(?:こと|事|もの|物$|ところ|所|点|とき|時間|瞬間|思い出|仕事|業務|作業|働き方|役割|会社|職場|職種|お客|顧客|人$|方$|タイプ)|(?:スタイル|方法|やり方|環境|文化|雰囲気|チーム)$/,
    kinds: {
      reading: /(?:(?<!日)本|作家|著者|小説家|書籍|読み物)$/,
      tools: /(?:ツール|道具|エディタ|エディター|ソフト|技術|包丁)$/,
      proudest: /(?:プロジェクト|案件|作品|成果)$/,
      hobbies: /(?:趣味|スポーツ|運動|休日の過ごし方)$/,
    },
    likes: /好き|好み|お気に入り|愛用|愛読/,
  },
}
