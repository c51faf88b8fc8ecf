/** How people ask what the assistant itself is: which product or model, and who made it. */
import type { Language } from '#contract/language.ts'

/** Which product or model it is. */
export const asksWhichModel: Record<Language, RegExp> = {
  en: /\bare you (?:(?:really|actually|just|only|an?|the|called|based on|powered by|built on|made by|from|using|some|like) )*(?:chat ?-?gpt|gpt(?:-?\d\w*)?|claude|gemini|copilot|siri|alexa|cortana|llama|mistral|deepseek|grok|bard|qwen|openai|anthropic)\b|\b(?:which|what) (?:language |ai )?(?:model|ai|llm|chatbot) (?:are you|do you run on|is behind (?:you|this)|powers (?:you|this))\b|\b(?:which|what) (?:language |ai |llm )?(?:model|llm) (?:do you|are you) (?:use|using|run|running)\b|\bis there (?:an? )?(?:ai|language|llm|large language)(?: model)? behind (?:this|you|it)\b/iu,
  es: /(?<!\p{L})(?:eres|es usted|sos) (?:(?:realmente|en realidad|una?|el|como|de|s[oó]lo) )*(?:chat ?-?gpt|gpt(?:-?\d\w*)?|claude|gemini|copilot|siri|alexa|cortana|llama|mistral|deepseek|grok|bard|qwen|openai|anthropic)(?!\p{L})|(?<!\p{L})qué (?:modelo|ia|inteligencia artificial|llm)(?: de (?:lenguaje|ia))? (?:eres|hay detrás)(?!\p{L})|(?<!\p{L})qué (?:modelo|ia|llm)(?: de (?:lenguaje|ia))? (?:usas|utilizas|usa usted)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:es-tu|êtes-vous|tu es|vous êtes|t['’]es) (?:(?:vraiment|une?|basée? sur|en fait|juste|comme) )*(?:chat ?-?gpt|gpt(?:-?\d\w*)?|claude|gemini|copilot|siri|alexa|cortana|llama|mistral|deepseek|grok|bard|qwen|openai|anthropic)(?!\p{L})|(?<!\p{L})quel(?:le)? (?:modèle|ia|llm)(?: de langage)? (?:es-tu|êtes-vous|est derrière|se cache derrière)(?!\p{L})|(?<!\p{L})quel(?:le)? (?:modèle|ia|llm)(?: de langage)? (?:tu utilises|vous utilisez|utilises-tu|utilisez-vous|y a-t-il derrière)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:bist du|sind sie) (?:(?:wirklich|eigentlich|eine?|das|auf|von|nur|so|etwas wie) )*(?:chat ?-?gpt|gpt(?:-?\d\w*)?|claude|gemini|copilot|siri|alexa|cortana|llama|mistral|deepseek|grok|bard|qwen|openai|anthropic)(?!\p{L})|(?<!\p{L})welche[srn]? (?:sprachmodell|modell|ki|llm) (?:bist du|steckt (?:da)?hinter|läuft hier)(?!\p{L})|(?<!\p{L})welche[srn]? (?:sprachmodell|modell|ki|llm) (?:benutzt|nutzt|verwendest|nutzen|verwenden) (?:du|sie)(?!\p{L})/iu,
  zh: /[你您](?:是不是|是|就是)(?:基于|用|一个)?\s?(?:chat ?-?gpt|gpt(?:-?\d\w*)?|claude|gemini|copilot|siri|alexa|cortana|llama|mistral|deepseek|grok|bard|qwen|openai|anthropic)|[你您](?:是|用的是|背后是)(?:什么|哪个|哪种|哪家的?)(?:语言|大)?(?:模型|AI|人工智能)|[你您](?:背后|后面)?(?:用|用的|使用)(?:的是|了)?(?:什么|哪个|哪种)(?:AI|语言|大)?(?:模型|AI)/iu,
  ja: /^(?:(?:あなた|君|これ)は)?、?\s?(?:chat ?-?gpt|gpt(?:-?\d\w*)?|claude|gemini|copilot|siri|alexa|cortana|llama|mistral|deepseek|grok|bard|qwen|openai|anthropic)(?:です|なの|だよね)|(?:あなた|君)は(?:どの|何の|なんの)(?:言語)?(?:モデル|AI)|(?:どの|何の|なんの)(?:言語)?(?:モデル|AI)(?:です|なの|で動)|(?:どの|何の|なんの)(?:AI|言語)?モデルを(?:使|利用)/iu,
}

/** Who made it. */
export const asksWhoBuilt: Record<Language, RegExp> = {
  en: /\bwho (?:made|built|created|programmed|trained|developed|coded|wrote|designed) (?:you|this (?:chat|bot|chatbot|assistant))\b|\bwho (?:is|was) your (?:maker|creator|developer)\b/iu,
  es: /(?<!\p{L})quién (?:te|lo|le) (?:hizo|creó|programó|desarrolló|construyó|ha (?:hecho|creado|programado|desarrollado|construido))(?!\p{L})(?=\s*(?:[?.!,]|$|a ti))/iu,
  fr: /(?<!\p{L})qui (?:t['’]|vous )a (?:créée?|faite?|programmée?|développée?|conçue?|construite?|codée?)(?!\p{L})/iu,
  de: /(?<!\p{L})wer hat (?:dich|diesen (?:chat|chatbot|bot|assistenten)) (?:gemacht|programmiert|gebaut|entwickelt|erschaffen|erstellt)(?!\p{L})|(?<!\p{L})von wem (?:bist du|wurdest du)(?!\p{L})/iu,
  zh: /谁(?:开发|制作|创造|训练|做|造|写)了?(?:出)?[你您]|[你您]是(?:由)?谁(?:开发|做|训练|写|造|创造)的/iu,
  ja: /誰(?:があなたを|が君を)(?:作|開発|つく)|誰に(?:作られ|開発され|つくられ)|(?:あなた|君)を(?:作った|開発した|つくった)の(?:は|か)/iu,
}
