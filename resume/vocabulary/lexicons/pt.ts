import type {Lexicon} from './lexicon.ts';

export const portuguese: Lexicon = {
  functions: `o a os as um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela pelos pelas para com sobre entre desde ate como
    que quem cujo se seu sua seus suas meu minha meus minhas eu me nos nosso nossa nossos nossas este esta estes estas esse essa isso e ou sao era
    foi foram fui sou estou ser tem tenho ter ha sido estar tambem mais muito assim durante mediante segundo apos total outro outra
    outros outras varios varias diversos diversas atualmente alem num numa nuns numas dum duma onde quando enquanto mas ja sob perante cuja cujos
    cujas qual quais via tanto incluindo inclusive conforme antes depois dentro fora ali aqui isto aquele aquela lhe lhes vos convosco vosso vossa vossos vossas consigo
    estive estava tinha havia ainda porque pois cerca sendo disso nisso tudo vou vai tem disto`,
  general: `respeito atualmente atual hoje presente agora anteriormente anterior antes previamente prévio depois posteriormente seguidamente mais_tarde então
    recentemente recente último ultimamente até_à_data já ainda igualmente bem_como também além adicional adicionalmente respetivamente
    respetivo respectivo respectivamente principalmente principal particularmente especificamente mesmo similar semelhante parecido diferente distinto
    diverso vário certo próprio dado existente disponível necessário habitual usual corrente comum correspondente relativo relacionado referente
    seguinte citado mencionado denominado chamado tipo género modo maneira via quadro âmbito área setor sector campo matéria tema assunto aspeto
    lado parte elemento ponto questão caso facto coisa número quantidade montante lugar local sítio localizado situado período tempo
    duração momento época etapa fase ocasião trabalhar trabalho trabalhei trabalhado trabalhando exercer exerço exerci exercido atividade
    ofício profissão profissional emprego função percurso carreira experiência prática começo começar comecei início iniciar seguir continuar
    permanecer passar passei ficar fico ocupar ocupo consistir compreender contar conto incluir inclui conter pertencer fazer_parte encontrar vir venho
    proveniente oriundo ter tive possuir possuo dispor disponho levar pôr colocar tomar fazer faço fiz feito feita fazendo dar dou
    dedicar dedicado dedico uso usar utilizar utilizo utilização emprego ferramenta meio auxílio_de aplicar aplicação conhecer conheço
    conhecimento saber sei obter obtive obtido adquirir adquirido concluir concluído frequentado provido dotado falar falo
    base gama conjunto lote série recebido entrada saída solicitado propósito sentido fim decurso concernente efetuado 
    destinado atribuído afeto através por_exemplo exemplo contexto perfil cuidar cuido tratar trato encontro
    lecionar lecciono operação operar nível_de proceder efetuar sediado respeitante língua idioma digo trago máximo valor`,
  scopes: `equipa equipe grupo turno turma; departamento secção loja oficina filial escola clínica escritório; freguesia município cidade concelho distrito;
    região regional; empresa companhia sociedade organização; país portugal brasil nacional; europa europeu internacional mundo mundial global`,
  classes: `sistema programa software aplicação plataforma ferramenta base linguagem biblioteca aparelho máquina veículo equipamento material
    método técnica procedimento produto serviço formato norma suporte solução pacote estrutura`,
  lightVerbs: `realização realizar execução executar efetuar efectuar fazer desempenhar desempenho prestar prestação ocupar cuidar tratar
    praticar operar operação proceder cumprir assegurar dinamizar dinamização animar ministrar`,
  strengths: {
    1: `apoio ajuda suporte auxílio colaboração participação contribuição apoiar ajudar auxiliar colaborar participar contribuir contributo
      assistência assistir acompanhar acompanhamento cooperação cooperar reforço`,
    3: `instalação instalar reparação reparar programação aprovação aprovar auditoria auditar análise ensino investigação pesquisa venda angariação
      consultoria criação desenho desenvolvimento lançamento criar desenhar desenvolver lançar negociação negociar coordenação coordenar
      implementação implementar implantação implantar fundar formação formar autorização autorizar decisão decidir certificação certificar
      introdução introduzir automatização automatizar melhoria melhorar representação representar avaliação avaliar redução reduzir aumento
      aumentar planeamento planejamento planear planejar otimização otimizar projeto projetar construção construir fiscalização fiscalizar`,
    4: `gestão gerir gerenciar supervisão supervisionar responsável responsabilidade administração administrar autonomia autónomo autônomo prescrição prescrever diagnóstico diagnosticar defesa defender autónoma autônoma independente sozinho sozinha`,
    5: `chefe diretor diretora direção dirigir dirijo liderança liderar lidero chefia chefiar encabeçar coordenador`,
  },
  hedges: {
    jointly: `junto_com juntamente_com em_conjunto_com em_colaboracao_com em_parceria_com em_dupla em_articulacao_com`,
    some: `alguns algumas parcialmente certos em_parte por_vezes maioritariamente`,
    share: `apoio apoiar apoiei apoiando apoiava apoia ajuda ajudar ajudei ajudo ajudando ajudava auxilio auxiliar auxiliei auxiliando suporte_a suporte_ao suporte_na
      colaboracao colaborar colaboro colaborei colaborando colaborava participacao participar participo participei participando participava
      contribuicao contributo contribuir contribuo contribui contribuindo assistencia_a assistencia_ao assistencia_na assisti assistindo
      sob_supervisao sob_a_supervisao sob_orientacao sob_a_orientacao sob_a_direcao sob_a_responsabilidade sob_o_controlo membro_de de_apoio ditado ditados ditadas tomei_parte tomar_parte tomo_parte fiz_parte faco_parte`,
    level: `basico basica basicos basicas nocoes iniciante* elementar* nivel_basico otica_do_utilizador`,
    condition: `ocasional* temporari* interin* meio_periodo tempo_parcial part_time na_ausencia quando_necessario substituicao substitut* substitui substituia
      sazona* voluntari* pontual* eventual* sempre_que_necessario de_dois_em_dois a_cada_dois a_cada_tres a_cada_quatro em_cada_dois em_cada_tres em_cada_quatro`,
    planned: `previst* tentativ* planejad* planead* em_andamento em_curso em_preparacao`,
    place: `finalista* nomead* segundo_lugar`,
    not: `nao nunca nenhum nenhuma sem tampouco nem jamais`,
  },
  sections: {
    languages: 'fala, idiomas, falo, línguas, domínio',
    certifications: 'certificações, possuo, certificado, certificação',
    education: 'título, formação, curso, estudos, licenciado, diplomado',
    skills:
      'competências, conhecimentos, experiência inclui, domínio de, capacidades, uso de, faz parte, fazem parte',
    experience:
      'experiência, trabalho, trabalhei, cargo, último, atualmente, percurso, exerço, atividade',
  },
  letter: {
    self: `eu meu minha meus minhas me nós nosso nossa`,
    reader: `você vocês vosso vossa vossos vossas convosco seu sua`,
    courtesies: `escrevo convém conviria serve agrada disponho olá caro cara caros exmo exmos exma exmas exmo(a) prezado prezados prezada senhor senhora senhores equipa equipe cumprimentos cumprimento atenciosamente cordiais
      cordialmente subscrevo candidatura candidato candidata candidatar cargo vaga posição lugar função posto
      anúncio oferta apresento apresentar apresentação gostaria gosto agrado prazer teria seria ficaria honra falar conversar conversa conhecer entrevista reunião
      obrigado obrigada agradeço agradecer agradecido antemão tempo atenção interesse interessa interessada interessado interessante
      procuram procura pedem pede solicitam requerem experiência trabalho trabalhei atualmente empresa instituição casa escola disposição dispor disponível disponibilidade
      oportunidade mas venho vir meio escrevo escrever desde resposta contacto contato aguardo aguardar espero fico ficar encontro
      esclarecimento esclarecer informação dúvida questão detalhe adicional anexo envio enviar carta currículo curriculum vitae cv li ler vi visto publicado site
      fazer parte integrar juntar contribuir contributo colocar serviço motivação motivada motivado entusiasmo vontade desejo desejaria creio acredito penso considero
      perfil corresponde responde requisito pessoalmente pessoal explicar desafio passo nova novo profissional aprender crescer familiar muito grande especial
      presente poder possa posso poderia portanto porque pois também além sinceros mais dia descrita descrito anunciado referido antes estima consideração sinceramente ainda envio nível melhor_cumprimentos`,
    wishes: `vaga escrevo convém conviria serve agrada disponho gostaria candidatura candidato candidatar interesse interessa espero oportunidade venho teria gosto agradeço desejo gostava prazer`,
    plans: `desenvolver apoiar contribuir aprender todo integrar crescer coordenar aprofundar fazer`,
    possessions: `experiência competência conhecimento domínio título certificado`,
  },
  synonyms: `
apoio ajuda suporte auxílio colaboração assistência apoiar ajudar auxiliar colaborar; gestão administração gerenciamento gerir giro administrar gerenciar; gestão tratamento processamento tratar processar gerir; direção liderança dirigir liderar;
participação colaboração contribuição contributo participar colaborar contribuir; elaboração redação preparação elaborar redigir redigi preparar escrever; redução diminuição descida reduzir diminuir descer desceu quebra baixa menos; aumento incremento crescimento subida aumentar incrementar crescer subir subiu mais;
organização planejamento planeamento organizar planejar planear; criação desenvolvimento criar desenvolver; formação treinamento capacitação formar treinar capacitar; venda comercialização vender; cliente comprador utente; colega companheiro;
loja estabelecimento; funcionário colaborador empregado trabalhador; equipe equipa time grupo; mensal todo_mês por_mês ao_mês mensalmente todos_os_meses cada_mês; semanal toda_semana por_semana semanalmente à_semana todas_as_semanas cada_semana; diário todo_dia por_dia ao_dia diariamente todos_os_dias cada_dia;
anual todo_ano por_ano ao_ano anualmente todos_os_anos cada_ano; trimestral por_trimestre trimestralmente todos_os_trimestres; semestral semestralmente duas_vezes_por_ano; cada por todos_os todas_as; atendimento serviço atender atendo servir acolhimento; manutenção conservação manter; reparação conserto reparar consertar; instalação montagem instalar montar; controle controlo verificação controlar verificar conferência conferir inspeção inspecionar;
análise estudo analisar apreciação exame examinar; melhoria otimização melhorar otimizar; fatura faturação faturamento faturar; encomenda pedido; relatório informe; aluno estudante; paciente doente utente; criança menor; ensino docência ensinar lecionar leciono aulas dar_aulas; prazo tempo; pedido solicitação requerimento;
receção recepção receber recebo recebimento acolhimento; recepcionista rececionista; telefone telefónico telefónica telefonema chamada telefonicamente; correio_eletrónico e-mail email correio_electrónico; registo registro registar registrar anotação; lançamento lançar registo contabilização; contabilização contabilizar; processamento processar elaboração; salário vencimento ordenado remuneração;
substituição substituir substituto substituta suplência; férias período_de_férias; caixa pagamento cobrança; reposição repor reabastecimento; arquivo arquivar arquivamento; emissão emitir emito; certidão certificado; matrícula inscrição; tratamento tratar trato; reclamação queixa; minuta rascunho; contrato acordo; higiene limpeza limpar higienizar; refeição alimentação refeições; almoço meio-dia; jantar noite;
desenho desenhar elaboração traçado; planta desenho; amostra colheita recolha; transporte transportar; entrega entregar distribuição distribuir; carga carregar carregamento; descarga descarregar; envio enviar expedição expedir; embalagem embalar; cozinha cozinhar confeção confecionar; soldadura soldar soldagem; pintura pintar; corte cortar;
tradução traduzir; apresentação apresentar; publicação publicar; investigação investigar pesquisa pesquisar; medição medir; ensaio teste testar ensaiar; programação programar codificação; migração migrar; implementação implementar implantação; assessoria aconselhamento aconselhar; informação informar; condução conduzir; recrutamento seleção recrutar selecionar contratação contratar; correção corrigir; avaliação avaliar; vigilância vigiar; cuidado cuidar;
fornecedor prestador; mercadoria produto artigo; viatura veículo carro automóvel; camião caminhão; moradia casa vivenda habitação; construção construir obra; produção produzir fabrico fabricar; compra comprar aquisição adquirir aprovisionamento; resolução resolver solução; leitura ler; visita visitar visitante; uso utilização usar utilizar; software programa aplicação; reunião sessão; hóspede cliente; reserva reservar; mesa mesas; quebra perda; balcão presencial; agenda marcação; consulta marcação; aplicação programa; perda quebra; novo recente;
áustria austríaco; suíça suíço; países_baixos holanda; bélgica belga; reino_unido britânico; irlanda irlandês; polónia polônia; marrocos marroquino; índia indiano; europa europeu; brasil brasileiro; angola angolano; moçambique moçambicano;
distribuição distribuir; aconselhamento aconselhar conselho; carregamento carregar; emissão emitir; reconciliação reconciliar; medição medir; confeção confecionar preparar; cálculo calcular; acolhimento acolher receção; avaria falha; escala horário;
encurtar encurtado baixar redução reduzir; escrever escrito; abrir aberto abertura; pagar pago pagamento; entregar entregue entrega; imprimir impresso impressão; limpar limpo limpeza; dirigir dirijo; medir meço medição; pedir peço pedido; servir sirvo serviço; corrigir corrijo correção; traduzir traduzo tradução; produzir produzo produção; conduzir conduzo condução; construir construo construção; distribuir distribuo; seguir sigo; manter mantenho manutenção; tomar tomada; tirar_notas tomar_notas; recolher recolha; proteger proteção; vender vendo venda; pintar pintura; fechar fecho; coser costura; cortar corte; atualizar atualização; inspecionar inspeção; cobrir cobertura;
melhores_cumprimentos
`,
};
