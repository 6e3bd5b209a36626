import type {Lexicon} from './lexicon.ts';

export const portuguese: Lexicon = {
  functions: `o a os as um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela pelos pelas para com sobre entre desde ate como
    que quem cujo se seu sua seus suas meu minha meus minhas eu me nos nosso nossa este esta estes estas esse essa isso e ou sao era
    foi foram ser tem ter ha sido estar tambem mais muito assim durante mediante segundo apos total cada todo todos toda todas outro
    outros varios varias diversos diversas atualmente alem`,
  general: ``,
  scopes: ``,
  classes: ``,
  lightVerbs: `realização realizar execução executar efetuar efectuar`,
  strengths: {
    1: `apoio ajuda suporte auxílio colaboração participação contribuição apoiar ajudar auxiliar colaborar participar contribuir`,
    3: `instalação instalar reparação reparar programação aprovação auditoria análise ensino investigação pesquisa venda angariação
      consultoria criação desenho desenvolvimento lançamento criar desenhar desenvolver lançar negociação negociar coordenação coordenar
      implementação implementar fundar formação formar`,
    4: `gestão gerir gerenciar supervisão supervisionar responsável administração`,
    5: `chefe diretor diretora direção dirigir liderança liderar chefia chefiar`,
  },
  hedges: {
    jointly: `junto_com`,
    some: `alguns algumas parcialmente certos`,
    share: `apoi* ajud* auxili* suporte colabor* particip* contribu* sob_supervisao sob_a_supervisao membro_de`,
    level: `basico basica basicos nocoes iniciante* elementar* nivel_basico`,
    condition: `ocasional* temporari* interin* meio_periodo tempo_parcial na_ausencia quando_necessario`,
    planned: `previst* tentativ* planejad* em_andamento em_curso`,
    place: `finalista* nomead* segundo_lugar`,
    not: `nao nunca nenhum nenhuma sem tampouco nem`,
  },
  sections: {
    languages: 'fala, idiomas',
    certifications: 'certificações, possuo',
    education: 'título, formação',
    skills: 'competências, conhecimentos, experiência inclui',
    experience: 'experiência, trabalho, trabalhei, cargo, último, atualmente',
  },
  letter: {
    self: `eu meu minha meus minhas me nós nosso nossa`,
    reader: `você vocês vosso vossa seu sua`,
    courtesies: `olá caro cara exmo senhor senhora equipa equipe cumprimentos atenciosamente cordiais candidatura candidato cargo vaga posição
      anúncio oferta apresento apresentar gostaria falar conversar conhecer entrevista obrigado obrigada tempo interesse interessa
      procuram pedem experiência trabalho trabalhei atualmente empresa disposição oportunidade mas`,
    wishes: `gostaria candidatura candidato interesse interessa espero oportunidade`,
    plans: `desenvolver apoiar contribuir aprender`,
    possessions: `experiência competência conhecimento domínio título certificado`,
  },
  synonyms: `
apoio ajuda suporte auxílio colaboração apoiar ajudar auxiliar colaborar; gestão administração gerenciamento gerir administrar gerenciar; direção liderança dirigir liderar;
participação colaboração contribuição participar colaborar contribuir; elaboração redação preparação elaborar redigir preparar; redução diminuição reduzir diminuir; aumento incremento crescimento aumentar incrementar crescer;
organização planejamento planeamento organizar planejar planear; criação desenvolvimento criar desenvolver; formação treinamento capacitação formar treinar capacitar; venda comercialização vender; cliente comprador utente;
loja estabelecimento; funcionário colaborador empregado trabalhador; equipe equipa time grupo; mensal todo_mês por_mês ao_mês mensalmente; semanal toda_semana por_semana semanalmente; diário todo_dia por_dia ao_dia diariamente;
anual todo_ano por_ano ao_ano anualmente; atendimento serviço atender; manutenção conservação manter; reparação conserto reparar consertar; instalação montagem instalar montar; controle controlo verificação controlar verificar;
análise estudo analisar; melhoria otimização melhorar otimizar; fatura faturação faturamento; encomenda pedido; relatório informe; aluno estudante; paciente doente; criança menor; ensino docência ensinar; prazo tempo
`,
};
