// What visitors ask everybody: how they ask, and the question in the words in which it is proposed. {{she}}, {{her}} stand for the owner.
import type { InterviewQuestions } from '../vocabulary/interview-questions.ts'

export const interview: InterviewQuestions = {
  strengths: {
    question: 'What are the strengths of {{owner}}?',
    says: 'strength*|strong points|strong suit|superpower|best at|excel at|excels at|really good at|strongest skill*|best skill*|what sets her apart|main asset*|best quality|best qualities|greatest asset*|good points|forte|what is she good at|what is he good at|what is she best at',
  },
  weakness: {
    question: 'What are the weaknesses of {{owner}}?',
    says: 'weakness*|weak point*|weak spot*|not good at|bad at|shortcoming*|limitation of hers|needs to improve|wants to improve|improve about herself|improve on|area for improvement|areas for improvement|development area*|blind spot*|struggle* with|worst at|worst habit|downside*|what is she not good at|flaws|flaw|achilles heel',
  },
  failure: {
    question: 'Which failure did {{owner}} learn from?',
    says: 'failure*|fail at|failed|biggest mistake|mistake*|went wrong|go wrong for her|screwed up|messed up|screw up|screw ups|mess up|blunder*|cock up|botched|regret*|lesson learned|lessons learned|setback*|worst project|worst day|did not work out|didn t work out|flop*|worst decision|do differently|ever fail|worst incident|what would she do differently|got wrong',
  },
  proudest: {
    question: 'What is {{owner}} proudest of?',
    says: 'proud*|proudest|pride|favourite project|favorite project|favourite achievement|most rewarding|highlight of her career|highlight of his career|career highlight*|best thing she|best work|finest',
  },
  hardest: {
    question: 'What was the hardest problem for {{owner}}?',
    says: 'hardest problem|toughest problem|toughest|hardest project|hardest challenge|hardest thing|hardest part of her career|most difficult project|most difficult problem|most challenging project|most challenging|biggest challenge of her|biggest challenge in her career|biggest challenge she|difficult situation|most complex problem|most complex project|biggest professional challenge',
  },
  'why-hire': {
    question: 'Why should one hire {{owner}}?',
    says: 'why should we hire|why should i hire|why hire|why her|why him|why choose her|why pick her|convince me|stand out|stands out|makes her different|what makes her special|what makes her|what makes him|makes him different|sell her to me|sell me on|right person|better than other candidates|worth hiring|why you|usp|unique about|set her apart|sets her apart|what would she bring|what does she bring|bring to the table|bring to our team|reason to hire|good hire|value would she|benefit from hiring|reasons to hire',
  },
  motivation: {
    question: 'What motivates {{owner}}?',
    says: 'motivat*|drives her|drives him|what drives|passion*|enjoy*|love about|loves about|likes about her|like most|excites|gets her up|enthusias*|why does she do this|what does she like|what does she love|energy from|fun about|fulfil*|care about|cares about|values|what matters to her',
  },
  origin: {
    question: 'How did {{owner}} get into this work?',
    says: 'get into|got into|how did she become|how did he become|become an|became an|why did she become|why this profession|why this field|why this career|what brought her to|what led her to|what led her into|chose this field|choose this field|choose this profession|origin story|how did it all start|how did she end up|what made her become|why did she choose this|inspired her to',
  },
  leaving: {
    question: 'Why would {{owner}} change jobs?',
    says: 'why is she looking|why is he looking|why does she want to leave|reason for leaving her current|leave her current|why would she leave|why is she leaving|why change jobs|why does she want to change|why would she change|reason for change|want a new job|quit her current|leave her present|why would she move|looking for a new challenge',
  },
  'ideal-role': {
    question: 'What kind of role is {{owner}} looking for?',
    says: 'ideal role|ideal job|dream job|dream role|perfect role|perfect job|kind of role|kind of job is she looking|what is she looking for|what is he looking for|looking for next|next role|next job|type of role|type of company|kind of company|which roles would|what roles|ideal employer|ideal project|dream project|what position is she looking|interested in a role|what would she like to do next|want to do next|looking for in a',
  },
  'five-years': {
    question: 'Where does {{owner}} want to be in five years?',
    says: 'five years|5 years time|in 5 years|career goal*|long term|ambition*|goals|future plans|plans for the future|where does she see|sees herself|see herself|aspiration*|next step in her career|career plan*|what next for her|retire*',
  },
  'first-ninety-days': {
    question: 'What would {{owner}} do in the first 90 days?',
    says: 'first 90 days|first ninety days|first three months|first 3 months|first hundred days|first 100 days|first month|first week*|first day*|90 days|ninety days|start at a new company|start in a new role|onboard*|begin with us|get started in a new|settle in|ramp up|first thing she would do|hit the ground',
  },
  leadership: {
    question: 'How does {{owner}} lead people?',
    says: 'leadership style|management style|how does she lead|how does he lead|how does she manage people|how does she manage|lead people|leading people|lead a team|kind of leader|kind of boss|kind of manager|type of leader|like as a manager|like as a boss|like as a leader|leadership philosophy|leadership approach|how would she lead|approach to leadership|good leader|good manager|good boss|motivate her team|motivate people|delegate*|management philosophy|micromanag*|run her team|runs her team|lead her team|leads her team',
  },
  mentoring: {
    question: 'How does {{owner}} help others to grow?',
    says: 'mentor*|coach*|develop people|help others grow|juniors|junior staff|junior colleagues|junior engineers|grow people|teach others|train others|teaching|develops her people|support colleagues|bring up juniors|newcomers',
  },
  hiring: {
    question: 'How does {{owner}} hire people?',
    says: 'how does she hire|how does he hire|how does she recruit|hire people|hiring people|how does she interview|look for in a candidate|look for in candidates|building a team|build a team|builds teams|build teams|recruit people|choose people|select people|hiring process|interview candidates|staff a team|when hiring',
  },
  conflict: {
    question: 'How does {{owner}} handle conflict?',
    says: 'conflict*|disagree*|difficult colleague*|difficult people|argument*|dispute*|push back|pushback|difference of opinion|deal with difficult|difficult boss|tension*|clash*|when people disagree|difficult stakeholders|difficult patient*|quarrel*|disputes with',
  },
  feedback: {
    question: 'How does {{owner}} give and take feedback?',
    says: 'criticism|critici*|give feedback|giving feedback|take feedback|takes feedback|receive feedback|handle feedback|handles feedback|deal with feedback|feedback to others|feedback culture|negative feedback|feedback does she|accept feedback|respond to feedback|react to feedback',
  },
  decisions: {
    question: 'How does {{owner}} make decisions?',
    says: 'make decisions|makes decisions|decision making|decide things|how does she decide|how does he decide|approach decisions|take decisions|hard decisions|hard decision|tough decision*|difficult decision*|reach a decision|come to decisions|decide between|weigh options|made a hard decision|make a decision',
  },
  estimates: {
    question: 'How does {{owner}} estimate work?',
    says: 'estimate*|estimation*|estimating|how does she plan|plan projects|plan a project|planning|forecast effort|deadline estimate|sizing work|effort estimation|scope projects|how long things take|scope a project',
  },
  priorities: {
    question: 'How does {{owner}} set priorities?',
    says: 'prioriti*|priorities|what comes first|decide what to do first|manage her time|time management|organise her work|organize her work|organised|organized|juggle*|multitask*|too much to do|manage time|say no|decide what matters',
  },
  pressure: {
    question: 'How does {{owner}} deal with pressure?',
    says: 'pressure|stress*|deadline*|tight timeline|crisis|crises|incident*|emergenc*|overtime|burnout|burn out|work life balance|under fire|stay calm|hectic|on call|firefight*|outage handling',
  },
  teamwork: {
    question: 'How does {{owner}} work with teams?',
    says: 'work with teams|works with teams|team player|teamwork|working with others|work with others|like to work with|collaborat*|what is she like|what is he like|work in a team|working with her|working with him|personality|character|like as a colleague|cooperat*|how does she work with|how does he work with|work together|work style|working style|get along|work with developers|how does she work|how does he work|way of working|introvert*|extrovert*|cross functional|humou*r|as a person',
  },
  remote: {
    question: 'Does {{owner}} work remotely?',
    says: 'remote*|remotely|work from home|working from home|home office|hybrid|on site|onsite|in the office|come to the office|distributed team*|time zones|different time zones|come into the office|wfh|telework*|office days|in person',
  },
  meetings: {
    question: 'What does {{owner}} think of meetings?',
    says: 'meetings|stand up|standups|stand ups|run a meeting|runs meetings|how many meetings|lead meetings|hold meetings',
  },
  stakeholders: {
    question: 'How does {{owner}} talk to people outside the trade?',
    says: 'stakeholder*|non technical|nontechnical|laypeople|executives|the board|board members|c level|c suite|explain complex|explain technical|explain to|communicate with management|communication style|communicat*|present to|management board|business side|talk to management|convince management|business people|customers directly|politics at work',
  },
  quality: {
    question: 'How does {{owner}} ensure quality?',
    says: 'ensure quality|quality assurance|assure quality|quality standards|how does she test|testing approach|approach to testing|code quality|quality control|qa|definition of done|review process|code review*|code reviews|testing philosophy|guarantee quality|high quality|quality of her work|bugs|technical debt|tech debt|maintainab*',
  },
  'working-day': {
    question: 'What does a working day of {{owner}} look like?',
    says: 'typical day|working day|work day|workday|day to day|typical week|daily routine|daily work|ordinary day|day look like|week look like|spend her days|daily business|routine|still code|still hands on|how hands on|code herself|share of her time|how much of her time|hands on is she',
  },
  tools: {
    question: 'Which tools does {{owner}} work with every day?',
    says: 'everyday tools|daily tools|tools does she use daily|tools every day|favourite tool*|favorite tool*|tools of choice|editor|ide|vim|emacs|setup|operating system|laptop|mac or|favourite language|favorite language|favourite programming|favorite programming|preferred language|favourite technology|favorite technology|favorite stack|favourite stack|what tools|productivity tools|which tools does she like|desk setup',
  },
  learning: {
    question: 'How does {{owner}} keep learning?',
    says: 'keep learning|keeps learning|stay up to date|stays up to date|keep up|keeps up|up to date|stay current|learning now|currently learning|learning at the moment|learn new|learns new|further education|self taught|continuing education|what is she learning|professional development|keep her skills|keeps current|how does she learn|how did she learn|courses does she take|learning next|pick up new',
  },
  'trade-mistakes': {
    question: 'What do people in this trade get wrong, to {{owner}}?',
    says: 'get wrong|gets wrong|common mistake*|typical mistake*|most teams|most companies|unpopular opinion|overrated|underrated|hot take|controversial|pet peeve*|annoys her|what annoys|misconception*|myth*|disagree with the industry|industry gets|hate about|dislike*|frustrat*|myths',
  },
  ai: {
    question: 'What does {{owner}} think of artificial intelligence?',
    says: 'think of ai|think about ai|opinion on ai|opinion of ai|view on ai|views on ai|ai hype|ai replace|ai take our jobs|use ai herself|use ai in her work|uses ai|use chatgpt|view of ai|stance on ai|artificial intelligence|ai will|future of ai|ai ethics|responsible ai|generative ai|use ai tools|coding assistants|ai assistants|thoughts on ai|think of llms|think about llms|thoughts on chatgpt|ai tools',
  },
  trends: {
    question: 'Which developments does {{owner}} watch?',
    says: 'trend*|future of the|next big thing|coming years|next few years|developments|where is the industry|industry heading|what will change|technology to watch|hype*|changing in|ten years from now|predict*|prediction*|emerging',
  },
  advice: {
    question: 'What advice does {{owner}} give to beginners?',
    says: 'advice|advise young|tips for|recommend to beginners|beginner*|younger self|starting out|recommend to someone|career advice|newcomer*|aspiring|what would she tell|what would she recommend|students who|how do i become|how can i become|best piece of',
  },
  notice: {
    question: 'When could {{owner}} start?',
    says: 'notice period|her notice|notice does|how soon can|how soon could|how soon would she|soon can she start|soon could she start|when can she start|when could she start|when can he start|when could he start|earliest start|start date|starting date|when would she be able|when is she free|immediately available|start immediately|available from|when is she available|when would she start|start working with us|start next month|joining date',
  },
  salary: {
    question: 'What are the salary expectations of {{owner}}?',
    says: 'salary|salaries|wage*|pay expectation*|compensation|how much does she earn|how much does he earn|how much does she make|how much money|earn|earns|income|paid|get paid|package|remuneration|pay|bonus|equity|stock options|current salary|salary expectations|pay range|expected pay|ctc',
  },
  rates: {
    question: 'What does {{owner}} charge?',
    says: 'rate|rates|day rate|daily rate|hourly rate|charge*|price*|pricing|how much does she cost|how much would it cost|how much does it cost|what does she cost|cost of hiring|cost to hire|fee|fees|quote|budget do i need|how expensive|what would it cost|per hour|per day|cost me|cost us|cost to engage|expensive is she|discount*|invoice*|fixed price|retainer',
  },
  contract: {
    question: 'What kind of contract does {{owner}} take?',
    says: 'freelance*|contractor|contract work|contract role|permanent|full time|part time|fulltime|parttime|interim|employment type|fixed term|temp|employee or|self employed|kind of contract|type of contract|type of employment|b2b|contracting|fractional|advisory role|board seat|own company|own business|her own firm|employed or|days per week|days a week|days a month',
  },
  hours: {
    question: 'In which time zone and hours does {{owner}} work?',
    says: 'working hours|office hours|time zone|timezone|hours does she work|what hours|work weekends|on weekends|night shift*|shift*|overlap with|hours a week|hours per week|us hours|reply time|respond quickly|response time of hers|how quickly does she reply|how soon will she reply|weekend work',
  },
  relocation: {
    question: 'Would {{owner}} relocate?',
    says: 'relocat*|move to another|willing to move|would she move|would he move|move abroad|move country|move for|open to moving|move house|move to the|move cities|ready to move|settle abroad|move to berlin|move to london|move to our',
  },
  travel: {
    question: 'Does {{owner}} travel for work?',
    says: 'travel*|willing to travel|business trip*|trips|fly to|visit us|come to us|come on site|visit our|visit clients|how often can she travel|come to our office',
  },
  permit: {
    question: 'Where may {{owner}} work?',
    says: 'work permit|visa|right to work|work authorisation|work authorization|authorised to work|authorized to work|sponsorship|eu citizen|security clearance|clearance|legally work|green card|allowed to work|permission to work|eligible to work|background check',
  },
  'client-start': {
    question: 'How does a project with {{owner}} begin?',
    says: 'how does an engagement|engagement start|project with her start|start a project|starting a project|start working with|begin a project|begin working|first step*|next steps|how do we start|how do we begin|how does it work with her|process of working|how would we work together|engagement look|kick off|what do you need from us|what does she need from|how do i hire|how can i hire|how can we hire|how to hire|how do we hire|work with her|working together|book her|how would a project|how does she start|onboarding a client|how does she work with clients|hand over|handover|handing over',
  },
  duration: {
    question: 'How long does a project with {{owner}} take?',
    says: 'how long does a project|how long would a project|how long does an engagement|how long would it take|how long does it take|duration of a project|typical project length|length of engagement|typical engagement|typical duration|how many weeks|minimum engagement|shortest engagement|how quickly could she|how long do projects|project take|project last',
  },
  'small-clients': {
    question: 'Does {{owner}} work with small companies?',
    says: 'small compan*|small business*|startup*|start up|start ups|small client*|small project*|too small|small firm*|early stage|non profits|nonprofits|small team|sme|smes|small budget|one person company|charities as clients|take on small|large enterprises only|with startups',
  },
  unwanted: {
    question: 'What does {{owner}} not do?',
    says: 'does not do|doesn t do|not want to do|not take on|turn down|turns down|refuse*|never do|decline projects|decline work|will not do|won t do|not do|would she not|what work does she not|what doesn t she|deal breaker*|dealbreaker*|red flag*|not interested in|not offer|not looking for|haven t you done|has she not done|hasn t she done|never done|never worked with|no experience|lacks|lack|gaps in her|missing from her|cannot do|can t do|not know|doesn t know|does not know|doesn t she know',
  },
  hobbies: {
    question: 'What does {{owner}} do outside work?',
    says: 'hobby|hobbies|free time|spare time|outside work|outside of work|leisure|for fun|after work|weekends|private interests|unwind|relax*|personal interests|sports|sport|music|instrument|cook*|pets|dog|cat|off duty|when not working|when she is not working|interests|fun fact|pastime*',
  },
  reading: {
    question: 'Which books does {{owner}} recommend?',
    says: 'book|books|read|reads|reading|favourite book|favorite book|book recommendation*|podcast*|blog recommendation|follow blogs|role model*|admire*|inspire*|influence*|inspiration|favourite author|newsletter*|who does she admire|looks up to',
  },
  'side-projects': {
    question: 'Does {{owner}} have side projects or open source work?',
    says: 'side project*|open source|opensource|oss|personal project*|pet project*|hobby project*|github profile|contribute to open|own projects|public code|public repositor*|private projects|own product|own startup|code samples|see her code|community contribution*|meetup*|user group*',
  },
}
