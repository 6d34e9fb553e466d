# Le cours d'une partie, et les « et si ».
analysis-title = La chance de gagner, tour par tour
analysis-estimate = Une estimation d'après les points, les forces et le temps qui reste, non une certitude.
analysis-measured = Une estimation d'après les points, les forces et le temps qui reste. Sur { $games } parties de { $battles } batailles entre ordinateurs, elle s'est écartée de { $gap } points sur cent en moyenne.
analysis-turn = Tour
analysis-set-up = Mise en place
analysis-swings = Ce qui a fait basculer la partie
analysis-none = Rien n'a fait bouger la chance de gagner.
analysis-moment = { $before } à { $after } : dés { $dice }, ordre { $order }
analysis-odds = { $told } ({ $chance } d'après les cotes)
analysis-sentence = { $side } : { $told }. { $before } à { $after }, dont { $dice } par les dés et { $order } par les ordres.
analysis-quiet = { $side } : rien qui ait fait bouger la chance de gagner.
analysis-and = { $one } ; { $other }
