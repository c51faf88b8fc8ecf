// How questions are asked in English, whoever they are about. Phrases are parted by |; * stands for any ending, … for words between.
export const cues = {
  // Question words
  when: 'when|what year|which year|what years|which years|what date|which period|what period|in what year|from when|over what period|what dates',
  sinceWhen: 'since when|how recently|how long ago|last time|most recently used|when was the last time',
  where:
    'where|whereabouts|which places|in which jobs|at which jobs|for whom|for which companies|in which companies|at which companies|which company|which employer|which employers|what company|at what companies|who did she use * for',
  howLong:
    'how long|for how long|how many years|how many months|how much time|years of experience|years experience|how experienced|how many yrs|number of years|length of|duration|how much experience|years has she|how old is her experience|for how many years',
  howMany: 'how many|number of|count of|how large|how big|what size|size of|the size|count|how numerous',
  howMuch: 'how much|by how much|to what extent|what percentage|how far|what percent|how strongly',
  how: 'how|in what way|by what means|what happens when|what happens if|what if|happens when|happens if|explain|walk me through|what approach|approach to|method|how come she could|how exactly|step by step|go about|went about|goes about',
  why: 'why|what for|for what reason|the reason|reasons for|what made|how come|rationale|motivated the choice|what speaks for|the thinking behind|justify|chosen over|prefer*|what was the cause|what caused',
  what: 'what|what s',
  which:
    'which|wich|list|name all|name the|enumerate|what kind of|what sort of|what else|all the|give me the|show me the|name her|name some|name a few',
  who: 'who|whos|whose|whom',
  whether:
    'has she|has he|have they|have you|did she|did he|did they|did you|does she|does he|do they|do you|is she|is he|are they|is there|are there|was she|was he|were they|can she|can he|can they|could she|could he|would she|would he|will she|any experience|ever|any|is it true|right that|am i right|has|did|does|isn t she|hasn t she|didn t she|correct that|true that',
  compare:
    'compare*|comparison|difference*|differ|differs|versus|vs|contrast|compared to|better at|more experience|stronger in|rather than|side by side',
  or: 'or',
  and: 'and|and also|as well as|plus|also',
  about:
    'tell me about|talk about|what about|how about|describe|story|summary of|summarise|summarize|overview|details on|details about|more about|know about|what is|what s|what was|what are|what were|info on|information about|say about|elaborate|background on|a bit about|something about',
  // Relations
  use: 'use*|using|touch*|worked with|work with|works with|working with|hands on|hands-on|experience with|experience in|experience of|exposure to|knowledge of|familiar with|know|knows|knew|proficient*|skilled|skill in|versed|expert in|expertise in|code in|coded in|program in|programs in|programmed in|write|writes|wrote in|deploy*|background in|good at|able to|competent|any good|ran|run on|runs on|built on|built with|adopt*|fluent in|comfortable with|dealt with|deal with|done anything with|done with|do with|did with|master*|learn|learned|learnt|experience|years of|level in|level of|played with|used',
  goodAt:
    'how good|how well|how strong|level|how proficient|how skilled|rate her|how deep|rating|seniority in|how fluent|how advanced',
  work: 'work*|worked|employed|employ*|hired by|join*|job at|position at|role at|been at|spent at|with the company|on staff|be at|stint|was at|is at|still at|start at|started at|began at|begin at|stay at|stayed at|start working|stay|stayed|start|started|time at|years at|spend at',
  leave:
    'why did she leave|why did he leave|why leave|why left|reason for leaving|reasons for leaving|why did she quit|why did they leave|why did you leave|why did she change|why she left|left|quit|why did he quit|fired|laid off|dismissed|let go',
  dismissed: 'fired|laid off|dismissed|let go|sacked|made redundant',
  lead: 'lead|leads|led|leading|leadership|manage|manages|managed|managing|manager|management|head of|headed|supervis*|direct reports|people responsibility|reports to her|line management|in charge of|responsible for people|run a team|ran a team|leadership experience',
  team: 'team|teams|people|staff|engineers under|colleagues|reports|employees|headcount|developers|group|members|nurses|teamwork|work with teams',
  built:
    'build|built|builds|design*|creat*|develop*|implement*|made|make|set up|architect*|engineer*|construct*|put together|launch*|deliver*|ship*|put into production',
  do: 'do|did|does|done|doing|duties|tasks|contribut*|responsib*|achiev*|accomplish*|handle*|work on|worked on|working on|happen*',
  // What is asked about
  job: 'job|jobs|position|positions|role|roles|post|posts|workplace|workplaces|stations|gig|gigs|employment|engagements',
  company:
    'company|companies|employer|employers|firm|firms|organisation|organisations|organization|organizations|worked for|work for|working for|works for|businesses',
  career:
    'career|cv summary|career path|background|professional background|work history|employment history|job history|resume in short|path|history|journey|trajectory|professional life|track record|experience so far|work experience|professional experience|in three sentences|career so far',
  experienceTotal:
    'in it|in tech|in software|years of experience|how experienced|total experience|years in the field|years in the industry|years in the business|years in the profession|how long has she been working|how long has he been working|how long have they been working|how long has she worked|how long has he worked|been in the business|been in the field|been working|in the trade|in the industry|years of work|how many years has she|how senior|how long has she been in|long career|professional experience|years experience',
  title:
    'title|job title|what is her role|what is his role|her position|his position|profession|occupation|what does she do|what does he do|what do they do|what do you do|for a living|line of work|what was her role|what was his role|role|what was she|as what|in what capacity|which role',
  technology:
    'technology|technologies|tech|tech stack|stack|stacks|tools|tooling|software|frameworks|platforms used|technical skills|tech skills|instruments|methods|toolset|technical stack',
  programmingLanguage:
    'programming languages|programming language|language … written|languages … written|written in which|code … languages|codes … languages|program … languages|programs … languages|coding languages|language … programming|language … coding|language … code|coding language|languages does she code|which languages does she program|languages does she write|languages can she program|languages she codes',
  database: 'database|databases|data stores|data store|dbms',
  cloud:
    'cloud|clouds|cloud provider|cloud providers|cloud platforms|cloud platform|hyperscaler|hyperscalers|public cloud',
  project:
    'project|projects|case study|case studies|portfolio|systems she built|examples of her work|work samples|work sample|references projects|showcase|example of her work|undertakings|initiatives|ai ml projects|ml projects|ai projects',
  result:
    'result|results|outcome|outcomes|impact|achievement|achievements|accomplishment|accomplishments|success|successes|benefit|benefits|gain|gains|improvement|improvements|improve|improved|effect|effects|what came of|metric|metrics|figure|figures|numbers|kpi|kpis|measurable|bring about|achieve|achieved|what did it bring|pay off|performance results|come of it|delivered value|value',
  best: 'biggest|greatest|most impressive|best|top|largest|most important|strongest|main|key|highest|most notable|most successful|proudest|record',
  challenge:
    'challenge|challenges|problem|problems|difficult*|hard|hardest|obstacle*|what was wrong|pain|issue|issues|starting point|initial situation|situation before|trouble|tricky|hurdle*',
  solution:
    'solution|solutions|solve|solved|solves|approach|overcome|overcame|fix|fixed|address*|tackle*|work internally|how does it work|how it works|how is it built|how was it built|inner workings|how did she do it|how was it done',
  decision:
    'decision|decisions|decide|decided|choose|chose|chosen|choice|choices|pick|picked|trade off|trade offs|tradeoff|tradeoffs|alternative|alternatives|passed over|rejected|opt for|opted|select*|instead|ruled out|discarded|considered',
  architecture:
    'draw me|draw the|draw a|draw it|sketch*|draw us|architecture|architectures|architectural|diagram|diagrams|drawing|system design|blueprint|components|building blocks|technical architecture|structured|structure|schematic|system diagram|how is it designed|design of',
  skill:
    'skill|skills|competence|competences|competency|competencies|expertise|specialty|specialties|speciality|specialities|specialise|specialize|specialises|specializes|area of expertise|areas of expertise|core areas|abilities|capabilities|qualifications|what can she do|what can he do|good at|know how|talents|expert in what|fields',
  education:
    'education|degree|degrees|university|college|study|studied|studies|school|diploma|bachelor*|master s degree|masters|graduate*|graduation|phd|doctorate|academic|alma mater|major in|majored|apprenticeship|educated|student|msc|bsc|mba',
  certificate:
    'certificate|certificates|certification|certifications|certified|accreditation*|accredited|licence|licences|license|licenses|licensed|credentials|registered|registration',
  spokenLanguage:
    'speak|speaks|spoken|languages|language skills|foreign languages|mother tongue|native language|native speaker|fluent|fluently|converse|bilingual|multilingual|what languages|which languages|communicate in',
  publication:
    'publication|publications|publish|published|paper|papers|article|articles|book chapter|author|authored|wrote a book|wrote any|journal|research output|blog|blogs|written anything',
  talk: 'talk|talks|lecture*|conference|conferences|keynote*|presentation|presentations|speaker|speaking engagement*|spoken at|gives talks|given talks|presented|podcast|podcasts|public speaking|spoke at',
  award:
    'award|awards|prize|prizes|honour|honours|honor|honors|distinction|distinctions|won|recognition|recognitions|medal',
  volunteering:
    'volunteer*|voluntary|pro bono|charity|charities|honorary|community work|nonprofit|non profit|unpaid work|civic',
  service:
    'service|services|offer|offers|offering|offerings|consulting|consultancy|advise us|what can she do for|what can he do for|book her for|what can i hire her for|hire her for|help us with|help me with|packages|engage her for|what could she do for',
  availability:
    'available|availability|free to start|free for|is she free|is he free|are you free|open to|open for|looking for work|looking for a job|taking on|take on new|capacity|start date|start with us|can she start|could she start|can he start|could he start|on the market|looking for new|job hunting|when could she begin|accepting|new clients|take on another|take another|take a project',
  location:
    'based|located|location|office location|work location|place of work|live|lives|living|reside|resides|home town|hometown|which city|what city|which country|where is she|where is he|where are they|time zone|timezone|domicile',
  country: 'countries|abroad|international|internationally|country|nations',
  abroad:
    'abroad|overseas|in other countries|in another country|in a foreign country|foreign countries|outside the country|expat*',
  industry: 'industry|industries|sector|sectors|domain|domains|verticals|fields of business|branches|lines of business',
  contact:
    'contact|get in touch|reach her|reach him|reach them|reach you|email|e-mail|mail address|phone|telephone|phone number|call her|call him|write to her|write to him|linkedin|github|website|social media|profile link|book a call|schedule a call|schedule call|arrange a call|meet her|meet him|talk to her|talk to him|speak to her|speak with her|speak to him|set up a meeting|get hold of|book a meeting|contact details|message her|appointment|hire her|hire him',
  hiring:
    'position|hire|hiring|job offer|recruit*|vacancy|offer her a job|offer him a job|opening for|interview her|interview him|interview with her',
  testimonial:
    'testimonial*|what do others say|what do people say|what others say|recommend*|references|referees|vouch*|colleagues say|clients say|customers say|feedback from|quote from|praise*|what does her boss|reputation|say about working with|say about her|say about him|say about them|endorse*|think of her|think of him|reviews from|former managers|speak highly|said about',
  interest:
    'hobby|hobbies|interests|free time|spare time|outside work|outside of work|leisure|pastime*|for fun|after work|weekends|off work',
  quantity: 'users|customers|requests|transactions|volume|scale|load',
  speed:
    'fast|speed|quick|quickly|latency|response time|response times|slow|performance|how soon|turnaround|seconds|milliseconds|faster',
  cost: 'cost|costs|costing|cheap|cheaper|expensive|money saved|savings|save|saved|budget',
  measure: 'rate|rates|accuracy|precise|accurate|reliab*|uptime|downtime|errors|quality of',
  // Order and choice
  first:
    'first|oldest|earliest|start her career|started her career|start his career|begin her career|began|beginnings|started out|career start|start out|entry level|initial job|where did it all start|how did she start|begin career|started working|start working',
  last: 'last|latest|most recent|newest|previous job|previous employer|former employer|former job|last job|last employer|previous role|previous company|former company|previous position',
  current:
    'current|currently|now|nowadays|today|at present|at the moment|present job|these days|right now|presently|still|present employer|present|as of today',
  longest: 'longest|most time|stayed the longest|longest time|longest tenure|the most years|spent the most',
  shortest: 'shortest|least time|briefest|shortest time',
  all: 'all|every|each|everything|complete|entire|whole|full|list|overall|altogether|in total',
  before: 'before|prior to|previous to|preceding|ahead of|earlier than|come from before|previously to|came before',
  after:
    'after|following|afterwards|since leaving|next after|after that|subsequent to|came after|once she left|go after|went after',
  next: 'then|next|what happened next|what came next',
  other: 'other|else|another|anywhere else|any other|apart from|besides|other than|elsewhere|additional',
  not: 'not|never|no|without|lack*|missing|cannot|can t|doesn t|hasn t|didn t|isn t|won t|unable|gap|gaps|weak in|don t|not know|inexperienced',
  only: 'only|just|solely|exclusively',
  people:
    'people|engineers|developers|staff|persons|employees|members|nurses|colleagues|reports|specialists|analysts|scientists|technicians|consultants|students|designers|teachers|workers|assistants|trainees|professionals|administrators',
  // Pointing back
  there:
    'there|at that company|at that job|in that job|in that role|at this company|in this role|that company|that employer|that job|this job|that position',
  it: 'it|that|this|those|these|them|the former|the latter|the same|that one|that project|this project|the project|the system|that system|that technology|the platform|its',
  backThen: 'at that time|back then|in those years|during that time|that year',
  more: 'more|more details|go on|continue|tell me more|more please|further|elaborate|expand on that|keep going|anything else|in more detail|and more|say more',
  yes: 'yes|yes please|sure|yeah|yep|ok|okay|please do|go ahead|of course|absolutely|please|sounds good|do it|yes do|gladly',
  no: 'no|no thanks|nope|not now|no thank you|nah',
  second: 'the second|second one|number two|the 2nd',
  third: 'the third|third one|number three|the 3rd',
  firstOne: 'the first one|first one|number one|the former',
  lastOne: 'the last one|last one|the latter',
  shorter:
    'shorter|in short|briefly|short version|in one sentence|tl dr|tldr|in a nutshell|sum up|sum it up|brief|concise|in brief|in a few words|elevator pitch|quick summary',
  // People
  owner:
    'she|he|they|her|him|them|his|their|hers|you|your|yours|the owner|this person|the candidate|candidate|this woman|this man|herself|himself|the person|the applicant|whose site|this architect|this engineer|this professional',
  who_is:
    'who is she|who is he|who are they|who is this|who is the owner|whose site|whose website|introduce her|introduce him|introduce yourself|about her|about him|about the owner|about them|about yourself|about this person|who s this|what is this site|what is this website|profile|bio|what is this page|who am i looking at',
  generic:
    'system|platform|project|application|app|programme|program|tool|service|solution|transformation|initiative|for|of|the|a|an|and|to|in',
  at: 'at|for|by|join',
  filler:
    'please|tell me|can you tell me|could you tell me|i would like to know|i d like to know|i want to know|i wonder|do you know|just|really|actually|exactly|so|well|hi|hello|hey|ok|thanks|quickly|a little|a bit|bit|lot|lots|kind|sort|thing|things|stuff|some|something|someone|somebody|anything|anyone|certain|much|many|very|quite|maybe|perhaps|also|too|even|yet|already|currently|give|show|me|us|my|our|we|i|get|got|let|want|need|looking|find|say|said|says|tell|ask|question|answer|example|examples|instance|real|world|practical|practice|production|professionally|professional|commercial|deep|deeply|solid|strong|good|great|big|major|one|ones|any|part|parts|way|ways|case|cases|order|terms|regarding|concerning|related|relation|involving|involved|during|while|within|throughout|take|takes|took|taken|have|had|having|go|goes|went|going|come|came|comes|long|time|times|year|years|ago|past|life|day|bring|brought|put|been|being|mean|means|specific|specifically|particular|particularly|main|mainly|general|generally|whole|full|new|different|various|own|per|e g|etc|mr|mrs|ms|dr|dear|short|shortly|sentence|sentences|words|word|personally|apart|site|website|page|curious|interested|person|business|chance|u|cv|resume|hear|read|see|know|think|concrete|evidence|proof|facts|fact|there|here|wait|sorry|again|look|like|would|should|could|can|will|might|must|shall|may|ever|once|happen|happened|happens|else|still|far|high|low|simple|simply|plain|english',
  // Time
  since: 'since|from|starting in|as of|beginning in',
  until: 'until|till|up to|through|to',
  beforeYear: 'before|prior to|until|up to|by',
  afterYear: 'after|later than',
  between: 'between|from',
  ago: 'years ago|year ago',
  lastYears: 'last|past|recent',
  years: 'years|year|yrs',
  // Asks what somebody thinks of a matter, or would promise.
  judgement:
    'think of|thinks of|think about|thinks about|opinion on|opinion of|opinion about|view on|views on|stance on|thoughts on|in favour of|in favor of|for or against|can you guarantee|can she guarantee|can he guarantee|can they guarantee|guarantee that|guarantee me|guarantee us|promise us|promise me|promise that|can you assure|vouch for',
  thisYear: 'this year',
  lastYear: 'last year',
  decade: 's',
}
